import { redirect } from 'react-router';
import { BODY_CUT_HEADER } from '#domain/customer/client-address.ts';
import { CONTACT_FIELDS, parseContact } from '#domain/forms/contact-form.schema.ts';
import { languageOf, localizePath } from '#domain/locale/locales.ts';
import {
  answerForm,
  type Posted,
  readJson,
  readPostedForm,
  readRefusal,
  readTexts,
  wantsDocument,
} from '../../../storefront/form-answer.ts';
import type { Services } from '../../../storefront/services.ts';
import { chosenFiles, findProblem } from './check-files.ts';
import type { ContactOutcome } from './contact-outcome.ts';

/** The contact form's action: checks the form once more and hands it to the function. Runs on the server alone. */
export async function sendContact({ request, url }: Posted, { callFunction, reportError }: Services) {
  const form = await readPostedForm(request);
  const { pathname } = url;
  const language = languageOf(pathname);
  const values = readTexts(form, CONTACT_FIELDS);
  const problem = request.headers.has(BODY_CUT_HEADER)
    ? ({ code: 'too_large', name: '' } as const)
    : await findProblem(chosenFiles(form));
  const parsed = parseContact(values);
  if (!parsed.ok || problem) {
    const errors = parsed.ok ? {} : parsed.errors;
    return answerForm<ContactOutcome>(request, { kind: 'invalid', values, errors, problem }, 422);
  }
  form.set('language', language);
  try {
    const response = await callFunction('send-contact-email', form, request);
    if (!response.ok) {
      const message = await readRefusal(response);
      return answerForm<ContactOutcome>(request, { kind: 'failed', values, message }, response.status);
    }
    // A function that does not say so has sent no copy.
    const { copied } = await readJson(response);
    return answerSent({ request, url }, copied === true);
  } catch (error) {
    reportError(error, pathname);
    return answerForm<ContactOutcome>(request, { kind: 'failed', values, message: null }, 502);
  }
}

/** Without JavaScript the answer is a page of its own, so that a reload sends nothing twice. */
function answerSent({ request, url }: Posted, isCopied: boolean) {
  if (!wantsDocument(request)) return answerForm<ContactOutcome>(request, { kind: 'sent', isCopied });
  const page = localizePath('/contact', languageOf(url.pathname));
  return redirect(`${page}?sent=${isCopied ? 'copied' : 1}#contact-form`, 303);
}
