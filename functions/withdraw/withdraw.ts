import { randomUUID } from 'node:crypto';
import { codeOf } from '#domain/customer/error-code.ts';
import { FORMS } from '#domain/customer/stranger-limits.ts';
import { parseWithdrawal, WITHDRAWAL_FIELDS } from '#domain/forms/withdrawal-form.schema.ts';
import { serviceWords } from '#locales/words.ts';
import { answer, fail } from '../answer.ts';
import type { FunctionsSettings } from '../functions.ts';
import type { RecordWithdrawal } from '../mail.ts';
import { countCall } from '../rate-limit.ts';
import { languageOf, readForm } from '../read-form.ts';
import { toAcknowledgement, toShopNotice } from './withdrawal-mail.ts';

const NAME = 'withdraw';

/**
 * POST of a confirmed statement → notice to the shop and acknowledgement to the consumer, both written down before the
 * answer. The answer's `receivedAt` is the time in both; `acknowledged` is false when that mailbox had too many.
 */
export function createWithdraw(settings: FunctionsSettings): (request: Request) => Promise<Response> {
  const record: RecordWithdrawal =
    settings.recordWithdrawal ?? ((_statement, mailsFor) => settings.queueMails(mailsFor(null)));
  return async (request) => {
    const form = await readForm(request);
    const language = languageOf(form?.fields ?? {}, request);
    const words = serviceWords.withdrawalMail[language];
    if (!form) return fail(400, words.unreadable);
    const parsed = parseWithdrawal(form.fields);
    if (!parsed.ok) {
      const names = WITHDRAWAL_FIELDS.filter((field) => parsed.errors[field]).map((field) => words.fields[field]);
      return answer(422, { error: words.wrong(names.join(', ')), fields: parsed.errors });
    }
    const statement = parsed.values;
    const wait = await countCall(NAME, settings, { from: request }, FORMS.sent);
    if (wait !== null) return fail(429, words.tooOften, { 'retry-after': String(wait) });
    const received = { id: randomUUID(), statement, language, date: settings.now() };
    const acknowledged = (await countCall(NAME, settings, { to: statement.email }, FORMS.mailbox)) === null;
    try {
      await record({ ...statement, id: received.id }, (outcome) => [
        toShopNotice(received, settings.contactTo, { isAcknowledged: acknowledged, outcome }),
        ...(acknowledged ? [toAcknowledgement(received, settings.contactTo, outcome)] : []),
      ]);
    } catch (error) {
      settings.report({ name: NAME, step: 'outbox', code: codeOf(error) });
      return fail(502, words.notSent);
    }
    return answer(200, { ok: true, receivedAt: received.date.toISOString(), acknowledged });
  };
}
