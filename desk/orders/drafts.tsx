import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { emailOf } from '#domain/customer/email.ts';
import { createDraft } from '#platform/checkout/create-draft.ts';
import { endDraft, listDrafts } from '#platform/checkout/drafts.ts';
import { priceRules } from '#platform/orders/price/price-rules.ts';
import { maskEmail } from '#platform/staff/masked.ts';
import type { Actions, Call, Change, Refusal } from '../actions.ts';
import { visitContext } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { isTicked, typedCents, typedLine, typedSkus, typedText } from '../typed-values.ts';
import { Act } from '../ui/act.tsx';
import { Field, TextField, Tick } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';

function prepareDraft({ visit: { context, gateways }, form }: Call): Change | Refusal {
  const email = emailOf(typedLine(form, 'email'));
  const amountCents = typedCents(form, 'amount');
  const pieces = typedSkus(form, 'pieces');
  if (email === null) return { problem: 'no_email' };
  if (amountCents === null) return { problem: 'no_amount' };
  if (pieces.length === 0) return { problem: 'no_pieces' };
  const run = async () => {
    const outcome = await createDraft(
      { context, gateways, rules: priceRules },
      {
        ...{ pieces, form: { email, deliveryMethod: 'courier' }, codes: [], isMailed: true },
        language: isTicked(form, 'english') ? 'en' : 'el',
        note: typedText(form, 'note').trim().slice(0, 5_000),
        discount: amountCents === undefined ? undefined : { amountCents },
      },
    );
    return outcome.status === 'unknown_pieces'
      ? `unknown_pieces:${outcome.names.join(', ')}`
      : `draft_${outcome.status}`;
  };
  // A form that is sent again, because no answer came, finds its draft there.
  const read = async () => ({ drafts: (await listDrafts(context.db)).length });
  return { subject: `draft for ${maskEmail(email)}`, read, run, done: ['draft_draft'] };
}

export const draftActions: Actions = {
  draft_new: { role: 'owner', prepare: prepareDraft },
  draft_end: {
    role: 'owner',
    prepare({ visit: { context }, form }) {
      const id = Number(typedLine(form, 'draft'));
      const read = async () => ({ open: (await listDrafts(context.db)).some((draft) => draft.id === id) });
      const run = async () => ((await endDraft(context, id)) ? 'draft_ended' : 'draft_gone');
      return { subject: `draft ${id}`, read, run, done: ['draft_ended'] };
    },
  },
};

export const loadDrafts = ({ context }: LoaderFunctionArgs) => listDrafts(context.get(visitContext).context.db);

/** Orders that staff write down: the buyer gets a link and pays there. */
export function Drafts() {
  const { words, money, instant } = useDesk();
  const drafts = useLoaderData<typeof loadDrafts>();
  const texts = words.orders.drafts;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Act name="draft_new" shown={{ drafts: drafts.length }} className="form paper" submit={texts.submit}>
        <TextField name="pieces" label={texts.pieces} hint={texts.piecesHint} rows={3} />
        <div className="form--row">
          <Field name="email" type="email" label={words.orders.one.email} />
          <Field name="amount" label={texts.off} isOptional inputMode="decimal" />
        </div>
        <TextField name="note" label={words.orders.one.buyerNote} rows={2} isOptional />
        <Tick name="english" label={texts.english} />
      </Act>
      <Table
        head={[words.orders.one.email, words.orders.one.total, texts.until, texts.link, '']}
        numbers={[1]}
        rows={drafts.map(({ id, email, totalCents, until, token }) => [
          email,
          money(totalCents),
          instant(until),
          <span key="link" className="broken">
            <a href={`/checkouts/${token}`}>{`/checkouts/${token}`}</a>
          </span>,
          <Act key="end" name="draft_end" hidden={{ draft: id }} shown={{ open: true }} submit={texts.end} />,
        ])}
      />
    </>
  );
}
