import { shopDelivery } from '#platform/cart/shop-delivery.ts';
import { createDraft } from '#platform/checkout/create-draft.ts';
import { countStaffOrders, endDraft, listDrafts } from '#platform/checkout/drafts.ts';
import type { Database } from '#platform/db/database.ts';
import { priceRules } from '#platform/orders/price/price-rules.ts';
import { MANUAL_METHODS } from '#platform/payments/manual-methods.ts';
import { maskEmail } from '#platform/staff/masked.ts';
import { shop } from '#shop.config';
import { type Actions, byOwner, type Call, type Change, type Refusal } from '../actions.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { isTicked, toKey, typedCents, typedLine, typedSkus, typedText } from '../typed-values.ts';
import { Act } from '../ui/act.tsx';
import { Choice, Field, TextField, Tick } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';
import { AddressFields, addressProblem, SeenEmail, typedAddress, typedEmail } from './edit-form.tsx';

const DELIVERIES = ['courier', ...(shop.delivery.locker ? (['locker'] as const) : []), 'pickup'] as const;

async function readValues(db: Database) {
  return { drafts: (await listDrafts(db)).length, written: await countStaffOrders(db) };
}

/** Off this order alone: euros, or `10%`; undefined for an empty field, null for what is neither. */
function typedOff(form: FormData) {
  const [, percent] = /^([1-9]\d?|100)\s*%$/.exec(typedLine(form, 'amount')) ?? [];
  if (percent) return { percent: Number(percent) };
  const amountCents = typedCents(form, 'amount');
  return amountCents ? { amountCents } : (amountCents as null | undefined);
}

function prepareDraft({ visit: { context, gateways, language }, form }: Call): Change | Refusal {
  const email = typedEmail(form);
  const discount = typedOff(form);
  const pieces = typedSkus(form, 'pieces');
  const code = typedLine(form, 'code_text');
  if (typeof email !== 'string') return email;
  if (discount === null) return { problem: 'no_amount' };
  if (discount && code !== '') return { problem: 'one_discount' };
  if (pieces.length === 0) return { problem: 'no_pieces' };
  const deliveryMethod = DELIVERIES.find((name) => name === form.get('delivery')) ?? 'courier';
  const run = async () => {
    const outcome = await createDraft(
      { context, gateways, rules: priceRules },
      {
        ...{ pieces, discount, codes: code === '' ? [] : [code] },
        form: { ...typedAddress(form), email, deliveryMethod, locker: typedLine(form, 'locker') },
        language: isTicked(form, 'english') ? 'en' : 'el',
        note: typedText(form, 'note').trim(),
        paymentMethod: MANUAL_METHODS.find((name) => name === form.get('pay')),
        isMailed: !isTicked(form, 'no_mail'),
      },
    );
    if (outcome.status === 'placed') return ['draft_placed', `/desk/orders/${outcome.number}`] as const;
    if (outcome.status === 'unknown_pieces') return `unknown_pieces:${outcome.names.join(', ')}`;
    if (outcome.status !== 'invalid') return `draft_${outcome.status}`;
    const [[field = '', error = ''] = []] = Object.entries(outcome.errors);
    if (field === 'email') return 'no_email';
    if (field === 'locker') return 'unknown_locker';
    return addressProblem(field, error === 'unknown' ? 'postcode_unknown' : error, language);
  };
  // A form that is sent again, because no answer came, finds its draft or order there.
  const read = () => readValues(context.db);
  return { subject: `draft ${maskEmail(email)}`, read, run, done: ['draft_draft', 'draft_placed'] };
}

export const draftActions: Actions = {
  draft_new: byOwner(prepareDraft),
  draft_end: byOwner(({ visit: { context }, form }) => {
    const id = toKey(form.get('draft'));
    const read = async () => ({ open: (await listDrafts(context.db)).some((draft) => draft.id === id) });
    const run = async () => ((await endDraft(context, id)) ? 'draft_ended' : 'draft_gone');
    return { subject: `draft ${id}`, read, run, done: ['draft_ended'] };
  }),
};

export async function loadDrafts({ visit: { context, gateways } }: Look) {
  const pays = MANUAL_METHODS.filter((name) => gateways.has(name));
  return { drafts: await listDrafts(context.db), shown: await readValues(context.db), pays };
}

/** Orders that staff write down: by telephone, or for a buyer who gets a link and pays there. */
export function Drafts({ data: { drafts, shown, pays } }: Shows<typeof loadDrafts>) {
  const { words, money, instant } = useDesk();
  const { drafts: texts, one } = words.orders;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Act name="draft_new" shown={shown} className="form paper" submit={texts.submit}>
        <TextField name="pieces" label={texts.pieces} hint={texts.piecesHint} rows={3} />
        <div className="form--row">
          <Choice
            name="pay"
            label={texts.pay}
            options={['link' as const, ...pays].map((one) => [one, texts.pays[one]])}
          />
          <Choice name="delivery" label={one.delivery} options={DELIVERIES.map((name) => [name, one.methods[name]])} />
          {shopDelivery.lockers && <Field name="locker" label={words.orders.edit.fields.locker} isOptional />}
        </div>
        <Field name="email" type="email" label={one.email} />
        <SeenEmail />
        <p className="muted">{texts.address}</p>
        <AddressFields />
        <div className="form--row">
          <Field name="amount" label={texts.off} hint={texts.offHint} isOptional />
          <Field name="code_text" label={texts.code} isOptional autoCapitalize="characters" />
        </div>
        <TextField name="note" label={one.buyerNote} rows={2} isOptional />
        <Tick name="english" label={texts.english} />
        <Tick name="no_mail" label={texts.noMail} />
      </Act>
      <Table
        head={[one.email, one.total, texts.until, texts.link, '']}
        numbers={[1]}
        rows={drafts.map(({ id, email, totalCents, until, token }) => [
          email,
          money(totalCents),
          instant(until),
          <span key="link" className="broken">
            <a href={`/checkouts/${token}`}>{`/checkouts/${token}`}</a>
          </span>,
          <Act key="end" name="draft_end" hidden={{ draft: id }} shown={{ open: true }} ask={texts.end} />,
        ])}
      />
    </>
  );
}
