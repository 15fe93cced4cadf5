/** Constants of the Company expansion. */

interface Numbers {
  /** No exchange once a company has as many points (CC-31). */
  exchange_limit: number;
}
const files = import.meta.glob<Numbers>("./numbers.generated.json", { import: "default", eager: true });

export const LIMIT = files["./numbers.generated.json"]!.exchange_limit;
