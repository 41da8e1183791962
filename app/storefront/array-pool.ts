const POOL_BYTES = 1024 * 1024;
const NUMBER_BYTES = Uint32Array.BYTES_PER_ELEMENT;

/**
 * Copies of small arrays, one behind the other in large buffers. A buffer of its own takes some two hundred bytes besides, and a
 * catalogue of 100,000 products has three arrays of each.
 */
export class ArrayPool {
  #buffer = new ArrayBuffer(0);
  #used = 0;

  bytes(array: Uint8Array): Uint8Array {
    const { buffer, start } = this.#take(array.byteLength);
    const copy = new Uint8Array(buffer, start, array.length);
    copy.set(array);
    return copy;
  }

  numbers(array: Uint32Array): Uint32Array {
    const { buffer, start } = this.#take(array.byteLength);
    const copy = new Uint32Array(buffer, start, array.length);
    copy.set(array);
    return copy;
  }

  /** Where so many bytes are free; a number stands at a multiple of its length. */
  #take(size: number): { buffer: ArrayBuffer; start: number } {
    if (this.#used + size > this.#buffer.byteLength) {
      this.#buffer = new ArrayBuffer(Math.max(POOL_BYTES, size));
      this.#used = 0;
    }
    const start = this.#used;
    this.#used = Math.ceil((start + size) / NUMBER_BYTES) * NUMBER_BYTES;
    return { buffer: this.#buffer, start };
  }
}
