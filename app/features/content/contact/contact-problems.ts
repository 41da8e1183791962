import type { AttachmentProblem } from '#domain/customer/attachment.ts';
import { CONTACT_FIELDS, type ContactErrors, type ContactField } from '#domain/forms/contact-form.schema.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { contactWords } from './contact-words.ts';

type ContactKey = keyof typeof contactWords.el;

export interface Problems {
  errors: ContactErrors;
  problem: AttachmentProblem | null;
}

export const NO_PROBLEMS: Problems = { errors: {}, problem: null };

/** The faults in the order of the form: the field and its sentence. */
export function describeProblems(
  { errors, problem }: Problems,
  t: Translate<ContactKey>,
): { id: string; sentence: string }[] {
  const fields = CONTACT_FIELDS.flatMap((field) => {
    const sentence = describeError(errors, field, t);
    return sentence ? [{ id: `contact-${field}`, sentence }] : [];
  });
  return problem ? [...fields, { id: 'contact-attachments', sentence: describeAttachment(problem, t) }] : fields;
}

export function describeError(
  errors: ContactErrors,
  field: ContactField,
  t: Translate<ContactKey>,
): string | undefined {
  const code = errors[field];
  return code && t(`contact.error.${field}.${code}` as ContactKey);
}

export function describeAttachment({ code, name }: AttachmentProblem, t: Translate<ContactKey>): string {
  return t(`contact.error.attachments.${code}`, { name });
}
