import { athensDay } from '#domain/delivery/athens-time.ts';
import { formatDayRange } from '#domain/delivery/dates.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import type { AccountOrder } from '../account-documents.ts';
import { statusKey } from '../account-words.ts';
import { useAccountWords } from '../use-account.ts';
import { parseDelivery } from './order-delivery.ts';

interface Props {
  order: AccountOrder;
  /** The day on which it was placed, in the reader's words. */
  date: string;
  isCalledOff: boolean;
}

const PAID = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** The steps that the platform knows: only the courier knows whether the parcel was delivered. */
export function OrderSteps({ order, date, isCalledOff }: Props) {
  const { financialStatus, fulfillmentStatus } = order;
  const words = useAccountWords();
  const arrival = useArrival(order);
  const steps = [
    { label: words('orders.placed'), note: date, isDone: true },
    { label: words(statusKey('payment', financialStatus)), isDone: PAID.includes(financialStatus ?? '') },
    ...(isCalledOff
      ? []
      : [
          { label: words(statusKey('fulfillment', fulfillmentStatus)), isDone: fulfillmentStatus === 'FULFILLED' },
          ...arrival,
        ]),
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

/** The days that were promised, until the last of them has passed. */
function useArrival({ delivery }: AccountOrder) {
  const words = useAccountWords();
  const { language } = useI18n();
  const promised = parseDelivery(delivery?.value);
  if (!promised || promised.to < athensDay(new Date())) return [];
  return [
    {
      label: words(`orders.arrives.${promised.method}`),
      note: formatDayRange(promised, language, 'short'),
      isDone: false,
    },
  ];
}
