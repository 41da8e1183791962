import { COURIER_NAMES } from '#domain/delivery/label-columns.ts';
import { shop } from '#shop.config';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Field, TextField, Tick } from '../ui/fields.tsx';
import type { OrderData } from './load-order.ts';
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
          <Field name="number" label={pack.number} isOptional={isPickup} autoComplete="off" />
        </div>
        <TextField name="serials" label={pack.serials} hint={pack.serialsHint} rows={2} isOptional />
        <Tick name="collected" label={pack.collected} isOn={isPickup} />
      </Act>
    </section>
  );
}

export function CarrierField({ value, isOptional = false }: { value: string | undefined; isOptional?: boolean }) {
  const { words } = useDesk();
  return (
    <>
      <Field
        name="carrier"
        label={words.orders.pack.carrier}
        list="carriers"
        value={value}
        isOptional={isOptional}
        autoComplete="off"
      />
      <datalist id="carriers">
        {[...Object.values(COURIER_NAMES), 'Courier Center'].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
