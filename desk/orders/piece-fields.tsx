import { editLines } from '#platform/orders/edit/edit-lines.ts';
import { splitTitle } from '#platform/orders/mail/split-title.ts';
import type { OwnerOrder } from '#platform/orders/read/list-orders.ts';
import type { Call, Refusal } from '../actions.ts';
import { useDesk } from '../page-context.ts';
import { typedCount, typedSkus } from '../typed-values.ts';
import { Act, useTyped } from '../ui/act.tsx';
import { Field, TextField } from '../ui/fields.tsx';
import type { OrderData } from './order.tsx';

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

/** Changes what is ordered, while nothing of it is paid or sent. */
export function GoodsForm({ data: { order, shown } }: { data: OrderData }) {
  const { goods, drafts } = useDesk().words.orders;
  const { payment, parcels } = order;
  if (payment?.status !== 'pending' || payment.capturedCents > 0 || parcels.length > 0) return null;
  return (
    <Act name="order_goods" shown={shown} ask={goods}>
      <PieceFields order={order} of="ordered" isFilled />
      <TextField name="add" label={goods.add} hint={drafts.piecesHint} rows={2} isOptional />
    </Act>
  );
}

/** Outcomes that have the same words after other forms. */
const SHARED = ['unchanged', 'unknown_order', 'called_off', 'unknown_pieces'];

/** @returns the work of `order_goods` on one order */
export function readGoods({ form, visit }: Call): ((number: number) => Promise<string>) | Refusal {
  const set = pieceNames(form).map(({ name, sku }) => ({ sku, quantity: typedCount(form, name) ?? -1 }));
  if (set.some(({ quantity }) => quantity < 0)) return { problem: 'goods_count' };
  const edit = { set, add: typedSkus(form, 'add'), staff: visit.session?.member.email ?? '' };
  return async (number) => {
    const outcome = await editLines(visit.context, number, edit);
    if ('lostCode' in outcome && outcome.lostCode !== null) return 'goods_lost_code';
    const code = SHARED.includes(outcome.status) ? outcome.status : `goods_${outcome.status}`;
    return 'names' in outcome ? `${code}:${outcome.names.join(', ')}` : code;
  };
}
