/** How often somebody may try: per address of the buyer, per account, and per account from one address. */
import { toAddressGroup } from '#domain/client-address.ts';
import type { Allowance } from '#domain/rate-limit.ts';
import type { DatabaseLimits } from '../limits/database-limits.ts';

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
  take(attempt: Attempt, account: string, address: string | null): Promise<{ giveBack(): Promise<void> } | null>;
}

export function createAttemptLimits(limits: DatabaseLimits): AttemptLimits {
  return {
    async take(attempt, account, address) {
      const steps = stepsOf(attempt, account, address);
      if ((await limits.take(steps)) !== null) return null;
      return { giveBack: () => limits.giveBack(steps) };
    },
  };
}

/** An address that is stopped already must not fill the table with accounts, so it is asked first. */
function stepsOf(attempt: Attempt, account: string, address: string | null): [key: string, allowance: Allowance][] {
  const { pair, address: perAddress, account: perAccount } = ALLOWANCES[attempt];
  const group = address === null ? 'anywhere' : toAddressGroup(address);
  const steps: [string, Allowance][] = [
    [`${attempt} of ${account} from ${group}`, pair],
    [`${attempt} of ${account}`, perAccount],
  ];
  return address === null ? steps : [[`${attempt} from ${group}`, perAddress], ...steps];
}
