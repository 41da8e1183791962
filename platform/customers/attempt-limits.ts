/** Limits on attempts at passwords and resets; domain/customer/stranger-limits.ts has the numbers and their reasons. */

import { addressGroups, toAddressGroup } from '#domain/customer/client-address.ts';
import { addressSteps, type Step } from '#domain/customer/rate-limit.ts';
import { ATTEMPTS, KNOWN_ADDRESS_MS } from '#domain/customer/stranger-limits.ts';
import type { DatabaseLimits } from '../limits/database-limits.ts';

export type Attempt = keyof typeof ATTEMPTS;

export interface AttemptLimits {
  /**
   * Takes one attempt.
   *
   * @param account the e-mail as it was typed, folded, or the customer's id; whether it exists plays no part
   * @param address of the buyer; null when it is not known, and then only the account is counted
   * @returns null when it is one too many
   */
  take(attempt: Attempt, account: string, address: string | null): Promise<TakenAttempt | null>;
}

export interface TakenAttempt {
  /** For those who proved to be right: the attempt does not count, and this address passes the account's own limit from now on. */
  wasRight(): Promise<void>;
}

export function createAttemptLimits(limits: DatabaseLimits): AttemptLimits {
  return {
    async take(attempt, account, address) {
      const known = address === null ? null : `right ${attempt} of ${account} from ${toAddressGroup(address)}`;
      const isKnown = known !== null && (await limits.isRemembered(known));
      const steps = stepsOf(attempt, { account, address, isKnown });
      if ((await limits.take(steps)) !== null) return null;
      return {
        async wasRight() {
          await limits.giveBack(steps);
          if (known !== null) await limits.remember(known, KNOWN_ADDRESS_MS);
        },
      };
    },
  };
}

interface Tried {
  account: string;
  address: string | null;
  isKnown: boolean;
}

/** An address that is stopped already must not fill the table with accounts, so it is asked first. */
function stepsOf(attempt: Attempt, { account, address, isKnown }: Tried): Step[] {
  const { pair, address: perAddress, account: perAccount } = ATTEMPTS[attempt];
  const ofAccount: Step = [`${attempt} of ${account}`, perAccount];
  if (address === null) return [[`${attempt} of ${account} from anywhere`, pair], ofAccount];
  const pairs = addressGroups(address).map(({ network, share }): Step => {
    return [`${attempt} of ${account} from ${network}`, { ...pair, capacity: pair.capacity * share }];
  });
  return [...addressSteps(attempt, address, perAddress), ...pairs, ...(isKnown ? [] : [ofAccount])];
}
