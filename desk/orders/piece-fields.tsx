import { splitTitle } from '#platform/orders/mail/split-title.ts';
import type { OwnerOrder } from '#platform/orders/read/list-orders.ts';
import { useDesk } from '../page-context.ts';
import { useTyped } from '../ui/act.tsx';
import { Field } from '../ui/fields.tsx';

interface PieceFieldsProps {
  order: OwnerOrder;
  /** Of which pieces some can be chosen; those that are not refunded otherwise. */
  of: 'ordered' | 'left' | 'sent' | 'unrefunded';
  /** All of them are chosen at first. */
  isFilled?: boolean;
}

const PREFIX = 'pieces ';

/** The fields that a form has beside the articles of an order. */
export const pieceNames = (form: FormData) =>
  [...form.keys()].filter((name) => name.startsWith(PREFIX)).map((name) => ({ name, sku: name.slice(PREFIX.length) }));

/** A number beside each article of the order that has such pieces; an article may be in several lines, at different prices. */
export function PieceFields({ order, of, isFilled = false }: PieceFieldsProps) {
  const { words } = useDesk();
  const typed = useTyped();
  const free = (one: OwnerOrder['account'][number]) => (of === 'unrefunded' ? one.ordered - one.refunded : one[of]);
  const articles = [...Map.groupBy(order.account, ({ line }) => line.sku)]
    .map(([sku, lines]) => ({ sku, lines, most: lines.reduce((sum, one) => sum + free(one), 0) }))
    .filter(({ most }) => most > 0);
  return (
    <ul className="pieces">
      {articles.map(({ sku, lines: [first], most }) => {
        const name = PREFIX + sku;
        return (
          <li key={sku}>
            <label>
              <input
                type="number"
                name={name}
                min={0}
                max={of === 'ordered' ? undefined : most}
                inputMode="numeric"
                defaultValue={typed?.[name] ?? (isFilled ? most : 0)}
              />
              <span>
                {of !== 'ordered' && words.orders.of(most)} {splitTitle(first?.line.title ?? '').name}
                <small className="block muted">{[first?.line.variant_title, sku].filter(Boolean).join(' · ')}</small>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** Which machines came back, where the order left with numbers. */
export function ReturnedSerials({ order }: { order: OwnerOrder }) {
  const { returns } = useDesk().words.orders;
  if (order.parcels.every(({ serials }) => serials.length === 0)) return null;
  return <Field name="serials" label={returns.serials} hint={returns.serialsHint} isOptional />;
}
