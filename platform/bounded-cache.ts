/** Keeps what was used last, up to a size that all values have together. */
export class BoundedCache<Value extends { readonly size: number }> {
  readonly #maxSize: number;
  /** In the order of use. */
  readonly #values = new Map<string, Value>();
  #size = 0;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /** The value, which is then the one used last. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (!value) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** The value, without a trace of having been asked for. */
  peek(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** A value that is larger than all room is not kept. */
  set(key: string, value: Value): void {
    this.delete(key);
    if (value.size > this.#maxSize) return;
    this.#values.set(key, value);
    this.#size += value.size;
    this.#evict();
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (!value) return;
    this.#values.delete(key);
    this.#size -= value.size;
  }

  /** Says that a value is larger now, or smaller; nothing happens when it is no longer kept. */
  grow(key: string, value: Value, by: number): void {
    if (this.#values.get(key) !== value) return;
    this.#size += by;
    this.#evict();
  }

  #evict(): void {
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#maxSize) break;
      this.delete(oldest);
    }
  }
}
