/** Bytes that all bodies, and those from one address, may take up at the same time. */
export interface PoolSizes {
  texts: PoolSize;
  files: PoolSize;
  platform: PoolSize;
}

interface PoolSize {
  total: number;
  perAddress: number;
}

export interface BodyShare {
  /** Takes so many bytes more; false when there is no room for them. */
  grow: (bytes: number) => boolean;
  release: () => void;
}

interface BodyPool {
  /** Begins a share of one body; it may have no room even for its first byte. */
  open: (address: string) => BodyShare;
}

export type BodyPools = Record<keyof PoolSizes, BodyPool>;

const MEBIBYTE = 1024 * 1024;
/**
 * Six bodies with files, two of them from one address; 500 of texts, 32 of them from one address; 1,000 to the API, the checkout and
 * webhooks, 128 of them from one address: so many buyers of an office or a mobile operator may send at the same moment.
 */
const SIZES: PoolSizes = {
  texts: { total: 8 * MEBIBYTE, perAddress: MEBIBYTE / 2 },
  files: { total: 64 * MEBIBYTE, perAddress: 21 * MEBIBYTE },
  platform: { total: 16 * MEBIBYTE, perAddress: 2 * MEBIBYTE },
};
/** A body's memory before its first byte: connection, parser and headers. */
const OVERHEAD_BYTES = 16 * 1024;

export function createBodyPools(sizes: PoolSizes = SIZES): BodyPools {
  const { texts, files, platform } = sizes;
  return { texts: createPool(texts), files: createPool(files), platform: createPool(platform) };
}

function createPool({ total, perAddress }: PoolSize): BodyPool {
  const taken = new Map<string, number>();
  let inUse = 0;
  const add = (address: string, bytes: number) => {
    const own = (taken.get(address) ?? 0) + bytes;
    inUse += bytes;
    if (own === 0) taken.delete(address);
    else taken.set(address, own);
  };
  return {
    open(address) {
      let held = 0;
      let arrived = 0;
      return {
        grow(bytes) {
          arrived += bytes;
          const more = Math.max(OVERHEAD_BYTES, arrived) - held;
          if (inUse + more > total || (taken.get(address) ?? 0) + more > perAddress) return false;
          held += more;
          add(address, more);
          return true;
        },
        release() {
          add(address, -held);
          held = 0;
        },
      };
    },
  };
}
