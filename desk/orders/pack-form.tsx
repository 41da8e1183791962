import { useId } from 'react';
import { COURIER_NAMES } from '#domain/delivery/label-columns.ts';
import { shop } from '#shop.config';
import { useDesk } from '../page-context.ts';
import { Act, Submit } from '../ui/act.tsx';
import { Choice, Field, TextField, Tick } from '../ui/fields.tsx';
import type { OrderData } from './order.tsx';
import { PieceFields } from './piece-fields.tsx';

/** What is in the next parcel, and who carries it. */
export function PackForm({ data: { order, shown } }: { data: OrderData }) {
  const { pack } = useDesk().words.orders;
  const isPickup = order.shippingMethod === 'pickup';
  const carrier = order.shippingMethod === 'locker' ? shop.delivery.locker?.carrier : shop.delivery.carrier;
  return (
    <section id="pack" className="paper">
      <h2>{pack.title}</h2>
      <Act name="pack" shown={shown} submit={pack.send}>
        <PieceFields order={order} of="left" isFilled />
        <div className="form--row">
          <CarrierField value={isPickup ? '' : carrier} isOptional={isPickup} />
          <Field name="number" label={pack.number} isOptional={isPickup} />
        </div>
        <TextField name="serials" label={pack.serials} hint={pack.serialsHint} rows={2} isOptional />
        <Tick name="collected" label={pack.collected} isOn={isPickup} />
      </Act>
      {!isPickup && (
        <form method="get" className="form--row">
          <input type="hidden" name="order" value={order.number} />
          <LabelChoice carrier={carrier} />
        </form>
      )}
    </section>
  );
}

/** What a courier's portal needs for the labels of the form's orders. */
export function LabelChoice({ carrier }: { carrier: string | undefined }) {
  const { list } = useDesk().words.orders;
  const options = Object.entries(COURIER_NAMES);
  const own = options.find(([, name]) => name === carrier);
  return (
    <>
      <Choice name="courier" label={list.portal} options={options} value={own?.[0]} />
      <Submit look="quiet" formAction="/desk/orders/labels">
        {list.labels}
      </Submit>
    </>
  );
}

export function CarrierField({ value, isOptional = false }: { value: string | undefined; isOptional?: boolean }) {
  const { pack } = useDesk().words.orders;
  const list = useId();
  return (
    <>
      <Field name="carrier" label={pack.carrier} list={list} value={value} isOptional={isOptional} />
      <datalist id={list}>
        {[...Object.values(COURIER_NAMES), 'Courier Center'].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** What was noted of the parcels that left, to be mended. */
export function SentParcels({ data: { order, shown } }: { data: OrderData }) {
  const { pack, parcel } = useDesk().words.orders;
  const sent = order.parcels.filter(({ carrier }) => carrier !== '');
  return sent.map(({ id, carrier, number }) => (
    <Act key={id} name="parcel" hidden={{ was: number }} shown={shown} ask={{ ...parcel, title: parcel.title(number) }}>
      <CarrierField value={carrier} />
      <Field name="number" label={pack.number} value={number} />
    </Act>
  ));
}
