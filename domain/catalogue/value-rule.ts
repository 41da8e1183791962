/** The rule's figures; the guide names them. */
export const VALUE_RULE = {
  /** Points for 8 GB, and once more for each doubling. */
  memory: 3,
  supported: 5,
  /** The points that every laptop has: only those above are worth money. */
  least: 8,
} as const;
