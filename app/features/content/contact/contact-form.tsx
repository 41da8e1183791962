import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { countCharacters } from '#domain/customer/typed-text.ts';
import { CONTACT_FIELDS, CONTACT_LIMITS, parseRequestType, REQUEST_TYPES } from '#domain/forms/contact-form.schema.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { EmailInput } from '../../../ui/form/form-email.tsx';
import { Field, fieldAttributes, InputField, TextareaField } from '../../../ui/form/form-field.tsx';
import { LocalLink } from '../../../ui/local-link.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { ContactNotice, NotSent } from './contact-notice.tsx';
import type { ContactOutcome, ContactValues } from './contact-outcome.ts';
import { describeError } from './contact-problems.ts';
import { contactWords } from './contact-words.ts';
import { useContactForm } from './use-contact-form.ts';

const EMPTY = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ''])) as ContactValues;

export function ContactForm({ outcome }: { outcome: ContactOutcome | undefined }) {
  const { t, path } = useI18n(contactWords);
  const form = useRef<HTMLFormElement>(null);
  const { problems, round, isSending, send, onTyping, refuseFiles } = useContactForm(outcome, form);
  const prefill = usePrefill();
  const typed = outcome && 'values' in outcome ? outcome.values : null;
  const values = typed ?? (outcome?.kind === 'sent' ? EMPTY : prefill);
  return (
    <Form
      ref={form}
      id="contact-form"
      className="paper sheet-form"
      method="post"
      encType="multipart/form-data"
      action={`${path('/contact')}#contact-form`}
      aria-labelledby="contact-form-title"
      noValidate
      onSubmit={send}
      onInput={onTyping}
    >
      <h2 id="contact-form-title">{t('contact.formTitle')}</h2>
      <ContactNotice outcome={outcome} />
      <div className="form" key={round}>
        <Texts values={values} errors={problems.errors} />
        <AttachmentField problem={problems.problem} onProblem={refuseFiles} />
        <Trap />
        {outcome?.kind === 'failed' && (
          <div className="form__wide">
            <NotSent message={outcome.message} />
          </div>
        )}
        <div className="form__send form__wide">
          <button type="submit" className="btn btn--go btn--big" disabled={isSending}>
            {t(isSending ? 'contact.sending' : 'contact.send')}
          </button>
          <p className="xs muted">
            {t('contact.privacyNote')}{' '}
            <LocalLink className="link" to="/privacy">
              {t('footer.privacy')}
            </LocalLink>
          </p>
        </div>
      </div>
    </Form>
  );
}

function Texts({ values, errors }: { values: ContactValues; errors: Parameters<typeof describeError>[0] }) {
  const { t } = useI18n(contactWords);
  const error = (field: keyof ContactValues) => describeError(errors, field, t);
  const text = (field: keyof ContactValues) => ({
    id: `contact-${field}`,
    name: field,
    defaultValue: values[field],
    error: error(field),
  });
  const optional = t('contact.optional');
  const controls: Record<keyof ContactValues, ReactNode> = {
    name: <InputField {...text('name')} label={t('contact.name')} autoComplete="name" />,
    email: <EmailInput {...text('email')} label={t('contact.email')} autoComplete="email" />,
    phone: (
      <InputField {...text('phone')} label={t('contact.phone')} type="tel" autoComplete="tel" optional={optional} />
    ),
    requestType: <RequestType value={values.requestType} error={error('requestType')} />,
    subject: <InputField {...text('subject')} label={t('contact.subject')} autoComplete="off" wide />,
    message: <Message value={values.message} error={error('message')} />,
  };
  return CONTACT_FIELDS.map((field) => <Fragment key={field}>{controls[field]}</Fragment>);
}

function RequestType({ value, error }: { value: string; error: string | undefined }) {
  const { t } = useI18n(contactWords);
  const id = 'contact-requestType';
  return (
    <Field id={id} label={t('contact.requestType')} error={error}>
      <select name="requestType" defaultValue={value} {...fieldAttributes({ id, error })}>
        <option value="">{t('contact.requestType.choose')}</option>
        {REQUEST_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`contact.requestType.${type}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Message({ value, error }: { value: string; error: string | undefined }) {
  const { t } = useI18n(contactWords);
  const [count, setCount] = useState(countCharacters(value));
  const limit = CONTACT_LIMITS.message;
  return (
    <TextareaField
      id="contact-message"
      name="message"
      label={t('contact.message')}
      rows={6}
      defaultValue={value}
      error={error}
      hint={count === 0 ? t('contact.messageLimit', { limit }) : t('contact.messageCount', { count, limit })}
      onChange={(event) => setCount(countCharacters(event.currentTarget.value))}
    />
  );
}

/** People neither see nor reach this field; programs fill it in (functions/send-contact-email). */
function Trap() {
  const { t } = useI18n(contactWords);
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {t('contact.trap')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** `?type=warranty&order=1001`, as other pages lead here. */
function usePrefill(): ContactValues {
  const { t } = useI18n(contactWords);
  const [parameters] = useSearchParams();
  const order = /^#?([\w-]{1,20})$/.exec(parameters.get('order') ?? '')?.[1];
  return {
    ...EMPTY,
    requestType: parseRequestType(parameters.get('type')) ?? '',
    subject: order ? t('contact.subjectOrder', { order }) : '',
  };
}
