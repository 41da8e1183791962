import { InputField } from '#app/ui/form-field.tsx';
import { COURIER_NAMES } from '#domain/delivery/label-columns.ts';
import { shop } from '#shop.config';
import { useDesk, useTyped } from '../page-context.ts';
import { Act, Submit } from '../ui/act.tsx';
import { Tick } from '../ui/facts.tsx';
import type { OrderData } from './load-order.ts';
import { PieceFields } from './piece-fields.tsx';

export const CARRIERS = [...Object.values(COURIER_NAMES), 'Speedex', 'Courier Center'];

/** What is in the next parcel, and who carries it. */
export function PackForm({ data: { order, shown } }: { data: OrderData }) {
  const { words } = useDesk();
  const typed = useTyped('pack');
  const { pack } = words.orders;
  if (order.account.every(({ left }) => left === 0)) return null;
  const isPickup = order.shippingMethod === 'pickup';
  const carrier = order.shippingMethod === 'locker' ? shop.delivery.locker?.carrier : shop.delivery.carrier;
  return (
    <section className="paper">
      <h2>{pack.title}</h2>
      <Act name="pack" shown={shown}>
        <PieceFields order={order} of="left" typed={typed} isFilled />
        <div className="form--row">
          <InputField
            id="carrier"
            name="carrier"
            label={pack.carrier}
            list="carriers"
            defaultValue={typed.carrier ?? (isPickup ? '' : carrier)}
            optional={isPickup ? ' ' : undefined}
            autoComplete="off"
          />
          <InputField
            id="number"
            name="number"
            label={pack.number}
            defaultValue={typed.number}
            optional={isPickup ? ' ' : undefined}
            autoComplete="off"
          />
        </div>
        <datalist id="carriers">
          {CARRIERS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Tick name="collected" label={pack.collected} isOn={isPickup} />
        <Submit look="go">{pack.send}</Submit>
      </Act>
    </section>
  );
}
