/** Keeps what was used last, up to a number of bytes. */
export class BoundedCache<Value extends { readonly size: number }> {
  readonly #maxBytes: number;
  /** In the order of use. */
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
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

  set(key: string, value: Value): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#bytes += value.size;
    this.#evict();
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (!value) return;
    this.#values.delete(key);
    this.#bytes -= value.size;
  }

  /** Says that a value now takes more bytes, or fewer; nothing happens when it is no longer kept. */
  grow(key: string, value: Value, bytes: number): void {
    if (this.#values.get(key) !== value) return;
    this.#bytes += bytes;
    this.#evict();
  }

  #evict(): void {
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }
}
