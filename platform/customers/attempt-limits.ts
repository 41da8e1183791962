/** How often somebody may try: per address of the buyer, per account, and per account from one address. */
import { toAddressGroup } from '#domain/client-address.ts';

/** So many at once, then one more after each interval. */
interface Allowance {
  capacity: number;
  /** Milliseconds. */
  refillMs: number;
}

const MINUTE = 60_000;

/**
 * One household, or one mobile network, may share an address, and anybody may type anybody's e-mail. So a person who
 * mistypes is stopped by `pair` first, one who tries many accounts by `address`, and many machines that try one account
 * by `account`, which is wide enough that a stranger cannot cheaply lock somebody out.
 */
const ALLOWANCES = {
  login: {
    pair: { capacity: 10, refillMs: MINUTE },
    address: { capacity: 50, refillMs: MINUTE / 2 },
    account: { capacity: 60, refillMs: 2 * MINUTE },
  },
  recover: {
    pair: { capacity: 3, refillMs: 20 * MINUTE },
    address: { capacity: 10, refillMs: 6 * MINUTE },
    account: { capacity: 6, refillMs: 20 * MINUTE },
  },
  create: {
    pair: { capacity: 10, refillMs: 6 * MINUTE },
    address: { capacity: 20, refillMs: 6 * MINUTE },
    account: { capacity: 20, refillMs: 6 * MINUTE },
  },
  // A new password or e-mail in an account that is open already.
  change: {
    pair: { capacity: 10, refillMs: 6 * MINUTE },
    address: { capacity: 50, refillMs: MINUTE },
    account: { capacity: 20, refillMs: 6 * MINUTE },
  },
} as const satisfies Record<string, Record<string, Allowance>>;

export type Attempt = keyof typeof ALLOWANCES;

export interface AttemptLimits {
  /**
   * Takes one attempt.
   *
   * @param account the e-mail as it was typed, folded, or the customer's id; whether it exists plays no part
   * @param address of the buyer; null when it is not known, and then only the account is counted
   * @returns null when it is one too many, else a way to give it back, for those who proved to be right
   */
  take(attempt: Attempt, account: string, address: string | null): { giveBack(): void } | null;
}

/** So many keys are remembered; beyond that the one that was quiet longest is forgotten. */
const REMEMBERED = 20_000;

/** In memory: a restart forgives, and several processes each count for themselves. */
export function createAttemptLimits(now: () => Date): AttemptLimits {
  const buckets = new Map<string, { tokens: number; at: number }>();

  const put = (key: string, tokens: number, at: number) => {
    buckets.delete(key);
    buckets.set(key, { tokens, at });
    const [oldest] = buckets.size > REMEMBERED ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
  };
  const takeOne = (key: string, { capacity, refillMs }: Allowance) => {
    const at = now().getTime();
    const old = buckets.get(key) ?? { tokens: capacity, at };
    const tokens = Math.min(capacity, old.tokens + Math.max(0, at - old.at) / refillMs);
    put(key, tokens >= 1 ? tokens - 1 : tokens, at);
    return tokens >= 1;
  };
  const giveOne = (key: string, { capacity }: Allowance) => {
    const old = buckets.get(key);
    if (old) put(key, Math.min(capacity, old.tokens + 1), old.at);
  };

  return {
    take(attempt, account, address) {
      const allowances = ALLOWANCES[attempt];
      const group = address === null ? null : toAddressGroup(address);
      // An address that is stopped already must not fill the memory with accounts, so it is asked first.
      const steps: [key: string, allowance: Allowance][] = [
        ...(group === null ? [] : [[`${attempt} from ${group}`, allowances.address] as [string, Allowance]]),
        [`${attempt} of ${account} from ${group ?? 'anywhere'}`, allowances.pair],
        [`${attempt} of ${account}`, allowances.account],
      ];
      if (!steps.every(([key, allowance]) => takeOne(key, allowance))) return null;
      return { giveBack: () => steps.forEach(([key, allowance]) => giveOne(key, allowance)) };
    },
  };
}
