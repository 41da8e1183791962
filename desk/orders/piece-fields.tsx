import { splitTitle } from '#platform/orders/mail/split-title.ts';
import type { OwnerOrder } from '#platform/orders/read/list-orders.ts';
import { useDesk } from '../page-context.ts';
import { useTyped } from '../ui/act.tsx';

interface PieceFieldsProps {
  order: OwnerOrder;
  /** Of which pieces some can be chosen; those that are not refunded otherwise. */
  of: 'left' | 'sent' | 'unrefunded';
  /** All of them are chosen at first. */
  isFilled?: boolean;
}

/** A number beside each line of the order that has such pieces. */
export function PieceFields({ order, of, isFilled = false }: PieceFieldsProps) {
  const { words } = useDesk();
  const typed = useTyped();
  const lines = order.account
    .map((account) => ({
      line: account.line,
      most: of === 'unrefunded' ? account.ordered - account.refunded : account[of],
    }))
    .filter(({ most }) => most > 0);
  return (
    <ul className="pieces">
      {lines.map(({ line, most }) => {
        const name = `pieces ${line.sku}`;
        return (
          <li key={line.id}>
            <label>
              <input
                type="number"
                name={name}
                min={0}
                max={most}
                inputMode="numeric"
                defaultValue={typed?.[name] ?? (isFilled ? most : 0)}
              />
              <span>
                {words.orders.of(most)} {splitTitle(line.title).name}
                <small className="block muted">{[line.variant_title, line.sku].filter(Boolean).join(' · ')}</small>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
