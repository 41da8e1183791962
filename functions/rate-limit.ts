import { CLIENT_ADDRESS_HEADER } from '#domain/customer/client-address.ts';
import { codeOf } from '#domain/customer/error-code.ts';
import { type Allowance, addressSteps, type Step } from '#domain/customer/rate-limit.ts';
import type { FunctionsSettings } from './functions.ts';

/** The caller's address, each group of addresses around it, or the mailbox that a letter goes to. */
export type Counted = { from: Request } | { to: string };

/**
 * Counts one call of a function: null if it may go on, otherwise the seconds until the next may. If the limit cannot be read, the
 * failure is reported and the call goes on.
 */
export async function countCall(
  name: string,
  { takeSteps, report }: Pick<FunctionsSettings, 'takeSteps' | 'report'>,
  counted: Counted,
  allowance: Allowance,
): Promise<number | null> {
  const steps: Step[] =
    'to' in counted
      ? [[`${name} to ${counted.to.toLowerCase()}`, allowance]]
      : addressSteps(name, counted.from.headers.get(CLIENT_ADDRESS_HEADER) ?? '', allowance);
  try {
    const waitMs = await takeSteps(steps);
    return waitMs === null ? null : Math.ceil(waitMs / 1000);
  } catch (error) {
    report({ name, step: 'limit', code: codeOf(error) });
    return null;
  }
}
