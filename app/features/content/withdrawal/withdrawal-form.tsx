import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import {
  parseWithdrawal,
  WITHDRAWAL_FIELDS,
  type WithdrawalErrors,
  type WithdrawalField,
  type WithdrawalStatement,
} from '#domain/forms/withdrawal-form.schema.ts';
import { withoutMended } from '#domain/forms/without-mended.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { useSession } from '../../../state/auth-state.ts';
import { EmailInput } from '../../../ui/form/form-email.tsx';
import { InputField, TextareaField } from '../../../ui/form/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Pairs } from '../../../ui/text/pairs.tsx';
import type { WithdrawalOutcome, WithdrawalValues } from './withdrawal-typed.ts';
import { withdrawalWords } from './withdrawal-words.ts';

type WithdrawalKey = keyof typeof withdrawalWords.el;

const TITLE = 'withdrawal-form-title';

/** Declare, check, done: three faces of one sheet. The focus follows to its head, so that each is heard. */
export function WithdrawalForm({ outcome }: { outcome: WithdrawalOutcome | undefined }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!outcome) return;
    const target = sheet.current?.querySelector<HTMLElement>('[aria-invalid]') ?? sheet.current?.querySelector('h2');
    sheet.current?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [outcome]);
  return (
    <section id="statement" ref={sheet} className="paper sheet-form" aria-labelledby={TITLE}>
      <Face outcome={outcome} />
    </section>
  );
}

function Face({ outcome }: { outcome: WithdrawalOutcome | undefined }) {
  const prefill = usePrefill();
  if (outcome?.step === 'done') return <Done {...outcome} />;
  if (outcome?.step === 'review') return <Review {...outcome} />;
  // The login is known when the scripts run: its name and address then come into the fields.
  return <Declare key={prefill.email} values={outcome?.values ?? prefill} errors={outcome?.errors ?? {}} />;
}

function Declare({ values, errors: refused }: { values: WithdrawalValues; errors: WithdrawalErrors }) {
  const { t, path } = useI18n(withdrawalWords);
  const { errors, onInput } = useMended(refused);
  const text = (field: WithdrawalField) => ({
    id: `withdrawal-${field}`,
    name: field,
    defaultValue: values[field],
    error: describe(errors, field, t),
  });
  const controls: Record<WithdrawalField, ReactNode> = {
    name: <InputField {...text('name')} label={t('withdrawal.name')} autoComplete="name" wide />,
    email: (
      <EmailInput
        {...text('email')}
        label={t('withdrawal.email')}
        hint={t('withdrawal.emailHint')}
        autoComplete="email"
      />
    ),
    orderNumber: (
      <InputField
        {...text('orderNumber')}
        label={t('withdrawal.orderNumber')}
        hint={t('withdrawal.orderHint')}
        autoComplete="off"
      />
    ),
    items: (
      <TextareaField
        {...text('items')}
        label={t('withdrawal.items')}
        optional={t('withdrawal.optional')}
        hint={t('withdrawal.itemsHint')}
        rows={3}
      />
    ),
  };
  return (
    <Form method="post" action={`${path('/withdrawal')}#statement`} noValidate onInput={onInput}>
      <Step n={1} title={t('withdrawal.formTitle')} />
      <div className="form">
        {WITHDRAWAL_FIELDS.map((field) => (
          <Fragment key={field}>{controls[field]}</Fragment>
        ))}
        <div className="form__send form__wide">
          <SubmitButton intent="review" label={t('withdrawal.continue')} busyLabel={t('withdrawal.continue')} />
          <p className="xs muted">{t('withdrawal.continueNote')}</p>
        </div>
      </div>
    </Form>
  );
}

function useMended(refused: WithdrawalErrors) {
  const [typed, setTyped] = useState({ refused, left: refused });
  const errors = typed.refused === refused ? typed.left : refused;
  return {
    errors,
    onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
      const parsed = parseWithdrawal(Object.fromEntries(new FormData(currentTarget)));
      setTyped({ refused, left: withoutMended(errors, parsed.ok ? {} : parsed.errors) });
    },
  };
}

function Review({ statement, failure }: Extract<WithdrawalOutcome, { step: 'review' }>) {
  const { t, path } = useI18n(withdrawalWords);
  return (
    <Form method="post" action={`${path('/withdrawal')}#statement`}>
      <Step n={2} title={t('withdrawal.reviewTitle')} />
      {failure && <Failure message={failure.message} />}
      <Statement statement={statement} />
      {WITHDRAWAL_FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={statement[field]} />
      ))}
      <div className="form__send">
        <SubmitButton intent="confirm" label={t('withdrawal.confirm')} busyLabel={t('withdrawal.confirming')} />
        <button type="submit" name="intent" value="change" className="btn btn--quiet">
          {t('withdrawal.change')}
        </button>
      </div>
    </Form>
  );
}

function Done({ statement, receivedAt, refundBy, isAcknowledged }: Extract<WithdrawalOutcome, { step: 'done' }>) {
  const { t } = useI18n(withdrawalWords);
  const { email } = statement;
  return (
    <>
      <h2 id={TITLE} tabIndex={-1} className="done">
        <Icon name="check" /> {t('withdrawal.doneTitle')}
      </h2>
      <Statement statement={statement} receivedAt={receivedAt} />
      <p>{t('withdrawal.refundBy', { day: refundBy })}</p>
      <p className={isAcknowledged ? 'small' : 'notice notice--error'}>
        {isAcknowledged ? t('withdrawal.acknowledged', { email }) : t('withdrawal.notAcknowledged')}
      </p>
    </>
  );
}

function Step({ n, title }: { n: number; title: string }) {
  const { t } = useI18n(withdrawalWords);
  return (
    <h2 id={TITLE} tabIndex={-1}>
      <small className="num">{t('withdrawal.step', { n })}</small> {title}
    </h2>
  );
}

function Statement({ statement, receivedAt }: { statement: WithdrawalStatement; receivedAt?: string }) {
  const { t } = useI18n(withdrawalWords);
  const rows = [
    ...(receivedAt ? [[t('withdrawal.received'), receivedAt] as const] : []),
    ...WITHDRAWAL_FIELDS.map((field) =>
      field === 'items'
        ? ([t('withdrawal.itemsFact'), statement.items || t('withdrawal.wholeOrder')] as const)
        : ([t(`withdrawal.${field}`), statement[field]] as const),
    ),
  ];
  return (
    <div className="statement">
      <p>{t('withdrawal.statement', { order: statement.orderNumber })}</p>
      <Pairs className="pairs pairs--text num" pairs={rows} />
    </div>
  );
}

function Failure({ message }: { message: string | null }) {
  const { t } = useI18n(withdrawalWords);
  return (
    <div className="notice notice--error" role="alert">
      <Icon name="alert" />
      <p>
        <b>{message ?? t('withdrawal.failed')}</b> {t('withdrawal.failedNote', { email: shop.contact.email })}
      </p>
    </div>
  );
}

function SubmitButton({ intent, label, busyLabel }: { intent: string; label: string; busyLabel: string }) {
  const { state } = useNavigation();
  const isBusy = state === 'submitting';
  return (
    <button type="submit" name="intent" value={intent} className="btn btn--go btn--big" disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </button>
  );
}

function describe(errors: WithdrawalErrors, field: WithdrawalField, t: Translate<WithdrawalKey>): string | undefined {
  const code = errors[field];
  return code && t(`withdrawal.error.${field}.${code}` as WithdrawalKey);
}

/** `?order=1001`, as the account and the confirmation mail may lead here. */
function usePrefill(): WithdrawalValues {
  const [parameters] = useSearchParams();
  const { customer } = useSession();
  const orderNumber = /^#?([\w-]{1,20})$/.exec(parameters.get('order') ?? '')?.[1] ?? '';
  const name = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');
  return { name, email: customer?.email ?? '', orderNumber, items: '' };
}
