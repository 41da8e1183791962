import { codeOf } from '#domain/customer/error-code.ts';
import type { Allowance } from '#domain/customer/rate-limit.ts';
import type { FunctionsSettings } from './functions.ts';

/**
 * Takes one token for a function: null if there was one, otherwise the seconds until the next. If the limit cannot be read, the
 * failure is reported and the call goes on.
 */
export async function takeFor(
  name: string,
  { takeToken: take, report }: Pick<FunctionsSettings, 'takeToken' | 'report'>,
  key: string,
  allowance: Allowance,
): Promise<number | null> {
  try {
    return await take(`${name} ${key}`, allowance);
  } catch (error) {
    report({ name, step: 'limit', code: codeOf(error) });
    return null;
  }
}
