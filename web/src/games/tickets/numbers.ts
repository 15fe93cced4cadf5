/** Constants of the rules. */

interface Numbers {
  /** The last round begins once somebody has as few cars (TK-26). */
  few_cars: number;
}
const files = import.meta.glob<Numbers>("./numbers.generated.json", { import: "default", eager: true });

export const FEW_CARS = files["./numbers.generated.json"]!.few_cars;
