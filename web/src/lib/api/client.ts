// HTTP requests to the server. They return values, and throw the server's problem document on a refusal.
import createClient from "openapi-fetch";
import { has, t } from "../i18n.svelte";
import { answered } from "./device";
import type { paths } from "./schema";
import type { Problem } from "./types";

/** What was asked before there was a client (see early.ts), by address: each answer is taken once. */
const early = globalThis as { asked?: Record<string, Promise<Response>> };

async function send(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = request.method === "GET" && !search ? early.asked?.[pathname] : undefined;
  if (answer) delete early.asked![pathname];
  return answer ?? (await answered(request)) ?? fetch(request);
}

export const http = createClient<paths>({ baseUrl: location.origin, credentials: "same-origin", fetch: send });

/** Something that the server refused, or that did not reach it. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The problem of a request that got no usable answer. */
export function unreachable(): Problem {
  const nothing = { rule: null, ply: null, limit: null, retry_after: null, errors: null };
  return { type: "/problems/unavailable", title: "", status: 0, code: "unavailable", detail: "", ...nothing };
}

/** Something whose answer nobody waits for any more; it may have reached the server. */
export class Cancelled extends Error {}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The value of an answer, or a Refusal. */
export async function ask<T>(request: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await request;
  } catch {
    throw new Refusal(unreachable());
  }
  if (answer.response.ok) return answer.data as T;
  const problem = answer.error as Problem | undefined;
  throw new Refusal(problem?.code ? problem : { ...unreachable(), status: answer.response.status });
}

/** Why something was refused, in the person's language. */
export function inWords(problem: Problem): string {
  const general = `problem-${problem.code.replaceAll("_", "-")}`;
  const special = `problem-limit-${(problem.limit ?? "").replaceAll("_", "-")}`;
  const id = has(special) ? special : general;
  if (problem.code === "bad_request") return problem.errors?.[0]?.message ?? problem.detail;
  return has(id)
    ? t(id, { seconds: problem.retry_after ?? 0, minutes: Math.ceil((problem.retry_after ?? 0) / 60) })
    : problem.detail;
}
