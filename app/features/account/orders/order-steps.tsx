import type { AccountOrder } from '../account-documents.ts';
import { statusKey } from '../account-words.ts';
import { useAccountWords } from '../use-account.ts';

interface Props {
  order: AccountOrder;
  /** The day on which it was placed, in the reader's words. */
  date: string;
  isCalledOff: boolean;
}

const PAID = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** What the platform knows: no step says that it was delivered, because only the courier knows that. */
export function OrderSteps({ order: { financialStatus, fulfillmentStatus }, date, isCalledOff }: Props) {
  const words = useAccountWords();
  const steps = [
    { label: words('orders.placed'), note: date, isDone: true },
    { label: words(statusKey('payment', financialStatus)), isDone: PAID.includes(financialStatus ?? '') },
    ...(isCalledOff
      ? []
      : [{ label: words(statusKey('fulfillment', fulfillmentStatus)), isDone: fulfillmentStatus === 'FULFILLED' }]),
  ];
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="order__steps" aria-label={words('orders.steps')}>
      {steps.map(({ label, note, isDone }, index) => (
        <li key={label} className={isDone ? 'is-done' : undefined} aria-current={index === now ? 'step' : undefined}>
          {label}
          {note && <span className="xs muted">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
