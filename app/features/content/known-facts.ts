type Fact = readonly [label: string, value: string];

/** Leaves out what the shop has not written into `shop.config.ts` yet. */
export function knownFacts(facts: readonly (readonly [label: string, value: string | null | undefined])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
