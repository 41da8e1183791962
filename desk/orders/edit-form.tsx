import { emailOf } from '#domain/customer/email.ts';
import { findEmailTypo } from '#domain/customer/email-typo.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { AddressField } from '#domain/forms/address-form.schema.ts';
import { deskWords } from '#locales/desk-words.ts';
import { shopDelivery } from '#platform/cart/shop-delivery.ts';
import { type EditOutcome, editOrder } from '#platform/orders/edit/edit-order.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import type { Call, Refusal } from '../actions.ts';
import { useDesk } from '../page-context.ts';
import { typedLine, typedText } from '../typed-values.ts';
import { Act, useTyped } from '../ui/act.tsx';
import { Field, TextField } from '../ui/fields.tsx';
import type { OrderData } from './order.tsx';

const PERSON = ['firstName', 'lastName', 'phone'] as const;
const PLACE = ['company', 'address1', 'address2', 'postcode', 'city'] as const;
const ADDRESS = [...PERSON, ...PLACE] as const;
const OPTIONAL: readonly AddressField[] = ['company', 'address2'];

type OwnField = (typeof PERSON | typeof PLACE)[number];

/** Mends where the order goes, whom the shop writes to, or the buyer's note. */
export function EditForm({ data: { order, shown } }: { data: OrderData }) {
  const { words } = useDesk();
  const { edit } = words.orders;
  const fields: readonly OwnField[] = order.address.postcode === '' ? PERSON : ADDRESS;
  return (
    <Act name="order_edit" shown={shown} ask={edit}>
      <Field name="email" type="email" label={words.orders.one.email} value={order.email} />
      <SeenEmail />
      <AddressFields fields={fields} values={order.address} />
      {order.shippingMethod === 'locker' && shopDelivery.lockers && (
        <Field name="locker" label={edit.fields.locker} value={order.address.locker?.id} />
      )}
      <TextField name="note" label={words.orders.one.buyerNote} rows={2} isOptional value={order.note} />
    </Act>
  );
}

/** The address that was asked about: sent once more it is taken. */
export function SeenEmail() {
  return <input type="hidden" name="emailSeen" value={useTyped()?.email ?? ''} />;
}

/** @param values of an order; without them every field may stay empty */
export function AddressFields({ fields = ADDRESS, values }: { fields?: readonly OwnField[]; values?: PostalAddress }) {
  const { edit } = useDesk().words.orders;
  return (
    <div className="form--row">
      {fields.map((name) => (
        <Field
          key={name}
          name={name}
          label={edit.fields[name]}
          value={values?.[name]}
          isOptional={!values || OPTIONAL.includes(name)}
        />
      ))}
    </div>
  );
}

export function typedAddress(form: FormData): Partial<Record<OwnField, string>> {
  return Object.fromEntries(ADDRESS.filter((name) => form.has(name)).map((name) => [name, typedLine(form, name)]));
}

/** What is wrong with a field of an address, with its name in words. */
export function addressProblem(field: string, error: string, language: Call['visit']['language']): string {
  const labels: Readonly<Record<string, string>> = deskWords[language].orders.edit.fields;
  return `address_${error}:${labels[field] ?? field}`;
}

export function typedEmail(form: FormData): string | Refusal {
  const email = emailOf(typedLine(form, 'email'));
  if (email === null) return { problem: 'no_email' };
  const meant = findEmailTypo(email);
  const isSeen = typedLine(form, 'emailSeen') === typedLine(form, 'email');
  return meant === null || isSeen ? email : { problem: `email_meant:${meant}` };
}

/** @returns the work of `order_edit` on one order */
export function readEdit({ form, visit }: Call): ((number: number) => Promise<string>) | Refusal {
  const email = typedEmail(form);
  if (typeof email !== 'string') return email;
  const locker = form.has('locker') ? typedLine(form, 'locker') : undefined;
  const edit = {
    email,
    locker,
    note: typedText(form, 'note'),
    address: typedAddress(form),
    staff: visit.session?.member.email ?? '',
  };
  return async (number) => toCode(await editOrder(visit.context, number, edit), visit.language);
}

function toCode(outcome: EditOutcome, language: Call['visit']['language']): string {
  if (outcome.status === 'other_price') return `other_price:${formatMoney(outcome.differenceCents, language)}`;
  if (outcome.status === 'sent') return 'edit_sent';
  if (outcome.status !== 'invalid') return outcome.status;
  const [[field = '', error = ''] = []] = Object.entries(outcome.errors);
  return addressProblem(field, error, language);
}
