import type { OrderChange } from '#platform/orders/note/order-notes.ts';
import { RESENT_MAILS } from '#platform/orders/ship/resend-mail.ts';
import { useDesk } from '../page-context.ts';
import { AuditTable } from '../settings/audit-log.tsx';
import { Act, Submit } from '../ui/act.tsx';
import { TextField } from '../ui/fields.tsx';
import { useTexts } from '../ui/value-text.ts';
import type { OrderData } from './order.tsx';

export function Notes({ data: { notes, shown } }: { data: OrderData }) {
  const { words, instant, money } = useDesk();
  const { note, edit } = words.orders;
  const fields: Readonly<Record<string, string>> = edit.fields;
  const toText = (change: OrderChange) =>
    change.code === 'details'
      ? note.mended(change.fields.map((name) => fields[name] ?? name).join(', '))
      : [
          ...change.pieces.map(({ sku, was, is }) => `${sku} ${was} → ${is}`),
          `${money(change.wasCents)} → ${money(change.isCents)}`,
        ].join('\n');
  return (
    <section>
      <h2>{note.title}</h2>
      {notes.map(({ staff, text, change, at }) => (
        <blockquote key={`${at.getTime()} ${text}`}>
          {change ? toText(change) : text}
          <small className="block muted">
            {staff}, {instant(at)}
          </small>
        </blockquote>
      ))}
      <Act name="note" shown={shown} submit={note.submit} look="quiet">
        <TextField name="text" label={note.label} hint={note.hint} rows={2} />
      </Act>
    </section>
  );
}

export function Mails({ data: { mails, order } }: { data: OrderData }) {
  const { words, instant } = useDesk();
  const { mail } = words.orders;
  const { mailError } = useTexts();
  const canResend = RESENT_MAILS.filter((name) => name === 'confirmation' || order.parcels.length > 0);
  return (
    <section>
      <h2>{mail.title}</h2>
      <ul className="list">
        {mails.map(({ id, subject, status, createdAt, sentAt, error }) => (
          <li key={id}>
            {subject}
            <small className="block muted">
              {instant(sentAt ?? createdAt)} · {mail.status[status]} {mailError(error)}
            </small>
          </li>
        ))}
      </ul>
      <Act name="resend" className="form--row">
        {canResend.map((name) => (
          <Submit key={name} look="quiet" name="mail" value={name}>
            {mail.resend[name]}
          </Submit>
        ))}
      </Act>
    </section>
  );
}

/** What became of the order: its steps, then what was done at the desk. */
export function History({ data: { order, log } }: { data: OrderData }) {
  const { words, instant, money } = useDesk();
  const { history } = words.orders;
  const steps = [
    { at: order.processedAt, text: history.placed },
    ...order.parcels.map(({ sentAt, carrier, number, pieces, serials }) => ({
      at: sentAt,
      text: [
        carrier === '' ? history.collected : history.sent(carrier, number),
        [...pieces.map(({ sku, quantity }) => `${quantity} × ${sku}`), ...serials].join(', '),
      ].join(': '),
    })),
    ...order.refunds
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ at, amountCents }) => ({ at, text: history.refunded(money(amountCents)) })),
    ...(order.canceledAt ? [{ at: order.canceledAt, text: history.cancelled }] : []),
    ...order.returns.map(({ requestedAt, id }) => ({ at: new Date(requestedAt), text: history.returned(id) })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  return (
    <section>
      <h2>{history.title}</h2>
      <ul className="list num">
        {steps.map(({ at, text }) => (
          <li key={`${at.getTime()} ${text}`}>
            <span className="muted">{instant(at)}</span> {text}
          </li>
        ))}
      </ul>
      <AuditTable entries={log} />
    </section>
  );
}
