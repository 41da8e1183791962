import { editLines } from '#platform/orders/edit/edit-lines.ts';
import type { Call, Refusal } from '../actions.ts';
import { useDesk } from '../page-context.ts';
import { typedCount, typedSkus } from '../typed-values.ts';
import { Act } from '../ui/act.tsx';
import { TextField } from '../ui/fields.tsx';
import type { OrderData } from './order.tsx';
import { PieceFields, pieceNames } from './piece-fields.tsx';

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
