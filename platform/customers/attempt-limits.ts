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
  const buckets = createBuckets(now);
  return {
    take(attempt, account, address) {
      const steps = stepsOf(attempt, account, address);
      if (!steps.every(([key, allowance]) => buckets.take(key, allowance))) return null;
      return {
        giveBack() {
          for (const [key, allowance] of steps) buckets.giveBack(key, allowance);
        },
      };
    },
  };
}

/** An address that is stopped already must not fill the memory with accounts, so it is asked first. */
function stepsOf(attempt: Attempt, account: string, address: string | null): [key: string, allowance: Allowance][] {
  const { pair, address: perAddress, account: perAccount } = ALLOWANCES[attempt];
  const group = address === null ? 'anywhere' : toAddressGroup(address);
  const steps: [string, Allowance][] = [
    [`${attempt} of ${account} from ${group}`, pair],
    [`${attempt} of ${account}`, perAccount],
  ];
  return address === null ? steps : [[`${attempt} from ${group}`, perAddress], ...steps];
}

function createBuckets(now: () => Date) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const put = (key: string, tokens: number, at: number) => {
    buckets.delete(key);
    buckets.set(key, { tokens, at });
    const [quietest] = buckets.size > REMEMBERED ? buckets.keys() : [];
    if (quietest !== undefined) buckets.delete(quietest);
  };
  return {
    take(key: string, { capacity, refillMs }: Allowance): boolean {
      const at = now().getTime();
      const old = buckets.get(key) ?? { tokens: capacity, at };
      const tokens = Math.min(capacity, old.tokens + Math.max(0, at - old.at) / refillMs);
      put(key, tokens >= 1 ? tokens - 1 : tokens, at);
      return tokens >= 1;
    },
    giveBack(key: string, { capacity }: Allowance): void {
      const old = buckets.get(key);
      if (old) put(key, Math.min(capacity, old.tokens + 1), old.at);
    },
  };
}
