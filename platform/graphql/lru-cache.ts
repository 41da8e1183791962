/** Keeps the most recently used values, up to a total weight. */
export class LruCache<Value> {
  readonly #values = new Map<string, { value: Value; weight: number }>();
  readonly #maxWeight: number;
  #weight = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  get(key: string): Value | undefined {
    const entry = this.#values.get(key);
    if (!entry) return undefined;
    // A map keeps the order of insertion: what was used last goes to the end.
    this.#values.delete(key);
    this.#values.set(key, entry);
    return entry.value;
  }

  /** @param weight what the value costs, in the unit of the cache's limit; a value above the limit is not kept */
  set(key: string, value: Value, weight: number): void {
    this.#drop(key);
    if (weight > this.#maxWeight) return;
    this.#values.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#maxWeight) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#values.get(key)?.weight ?? 0;
    this.#values.delete(key);
  }
}
