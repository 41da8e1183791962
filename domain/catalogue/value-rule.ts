/** The rule's figures; the guide names them. */
export const VALUE_RULE = {
  /** For 8 GB, and once more for each doubling. */
  memory: 3,
  supported: 5,
  /** What a laptop must have before money buys anything: points below are worth nothing. */
  least: 8,
} as const;
