import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { shop } from '#shop.config';
import type { Actions, Call, Change, Refusal } from '../actions.ts';
import { useDesk } from '../page-context.ts';
import { typedLine, typedLines } from '../typed-values.ts';
import { Act } from '../ui/act.tsx';
import { TextField } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { CarrierField } from './pack-form.tsx';

/** An order's number, then the parcel's: both as a scanner types them, a line each parcel. */
const LINE = /^#?(\d{1,9})[\s,;]+(\S.{0,99})$/;
const MOST_LINES = 100;

export const scanActions: Actions = { scan: { role: 'packer', prepare: prepareScan } };

function prepareScan({ visit, form }: Call): Change | Refusal {
  const carrier = typedLine(form, 'carrier');
  const typed = typedLines(form, 'lines');
  const parcels = typed.map((line) => LINE.exec(line)).filter((match) => match !== null);
  if (carrier === '' || parcels.length === 0 || parcels.length !== typed.length || parcels.length > MOST_LINES)
    return { problem: 'scan_unreadable' };
  const sent = parcels.map(([, number, trackingNumber = '']) => ({ number: Number(number), trackingNumber }));
  const { db } = visit.context;
  return {
    subject: `orders ${sent.map(({ number }) => number).join(', ')}`,
    async read() {
      const states = sent.map(async ({ number }) => {
        const order = await readOwnerOrder(db, number);
        return [`#${number}`, order?.fulfillmentStatus ?? null] as const;
      });
      return Object.fromEntries(await Promise.all(states));
    },
    async run() {
      const refused: string[] = [];
      for (const { number, trackingNumber } of sent) {
        const outcome = await fulfilOrder(visit.context, number, { carrier, trackingNumber });
        if (outcome !== 'fulfilled') refused.push(String(number));
      }
      return refused.length === 0 ? 'all_sent' : `not_sent:${refused.join(', ')}`;
    },
    done: ['all_sent'],
  };
}

/** Marks many orders as sent: the scanner types the number of an order, then that of its parcel. */
export function Scan() {
  const { scan } = useDesk().words.orders;
  return (
    <>
      <PageHead title={scan.title} lead={scan.lead} />
      <Act name="scan" submit={scan.submit}>
        <CarrierField value={shop.delivery.carrier} />
        <TextField name="lines" label={scan.lines} hint={scan.hint} rows={8} />
      </Act>
    </>
  );
}
