import { describe, expect, it } from "vitest";
import { finish } from "./korean";

describe("a Korean sentence", () => {
  it("takes the particle that fits what stands before it", () => {
    expect(finish("봇이(가) 선셋을(를)")).toBe("봇이 선셋을");
    expect(finish("나는 카스트로을(를), 2은(는) 3과(와)")).toBe("나는 카스트로를, 2는 3과");
    expect(finish("빨간색 2장(으)로, 페리(으)로, 버전 1(으)로, 버전 3(으)로")).toBe(
      "빨간색 2장으로, 페리로, 버전 1로, 버전 3으로",
    );
    expect(finish("Breezy Crab이(가)")).toBe("Breezy Crab이");
  });
  it("calls people by an honorific, and bots without", () => {
    expect(finish("파란 봇 님이 타일을 놓음")).toBe("파란 봇이 타일을 놓음");
    expect(finish("Ann 님이 타일을 놓음")).toBe("Ann 님이 타일을 놓음");
  });
});
