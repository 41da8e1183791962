/**
 * What a public registry knows of a Greek company, for the invoice. It speaks as VIES of the European Commission does:
 * `GET {url}/{tax number}` answers `{ isValid, name, address, userError }`, with `---` for what a country does not tell.
 * Source: https://ec.europa.eu/taxation_customs/vies/ (REST API, `ms/EL/vat/{number}`).
 */
import type { Logger } from 'pino';
import * as v from 'valibot';
import { codeOf } from '#domain/customer/error-code.ts';

export interface Company {
  name: string;
  /** On one line; empty where the registry does not tell it. */
  address: string;
}

/** @returns `unknown` for a number that the registry does not have, `unavailable` when it gives no answer */
export type FindCompany = (taxNumber: string) => Promise<Company | 'unknown' | 'unavailable'>;

/** Longer than VIES takes on a usual day, and as long as a buyer waits for a page. */
const TIMEOUT_MS = 5_000;

const answerOf = v.object({
  isValid: v.boolean(),
  /** `VALID` and `INVALID` are answers; anything else says that the country's own registry gave none. */
  userError: v.optional(v.string()),
  name: v.nullish(v.string(), ''),
  address: v.nullish(v.string(), ''),
});

/** @param url where the registry answers, without the number and a slash at the end */
export function createTaxRegistry(url: string, log: Pick<Logger, 'warn'>): FindCompany {
  return async (taxNumber) => {
    try {
      const response = await fetch(`${url}/${taxNumber}`, {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The registry answers ${response.status}`);
      const { isValid, userError, name, address } = v.parse(answerOf, await response.json());
      if (isValid) return { name: firstName(name ?? ''), address: oneLine(address ?? '') };
      if (userError !== undefined && userError !== 'INVALID') throw new Error(`The registry answers ${userError}`);
      return 'unknown';
    } catch (error) {
      log.warn({ error: codeOf(error), part: 'tax registry' }, 'the registry of companies gave no answer');
      return 'unavailable';
    }
  };
}

/** Greece tells the firm and, behind two bars, the names by which it trades. */
function firstName(name: string): string {
  return oneLine(name.split('||')[0] ?? '');
}

function oneLine(text: string): string {
  return text
    .replace(/^-+$/, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+-\s+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(', ');
}
