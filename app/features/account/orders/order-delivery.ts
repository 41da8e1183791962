import { parseJson } from '#domain/parse-json.ts';
import { isRecord, matches } from '../../../state/stored-shape.ts';

/** The value of an order's custom field `xana.delivery`; the days are `YYYY-MM-DD`. */
interface OrderDelivery {
  method: 'courier' | 'locker' | 'pickup';
  from: string;
  to: string;
}

const METHODS: readonly unknown[] = ['courier', 'locker', 'pickup'] satisfies OrderDelivery['method'][];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Null if the shop has no such field, or its value has another form. */
export function parseDelivery(value: string | null | undefined): OrderDelivery | null {
  const parsed = parseJson(value ?? '');
  if (!isRecord(parsed) || !METHODS.includes(parsed.method)) return null;
  const days = [parsed.from, parsed.to];
  return days.every((day) => matches(day, DAY)) ? (parsed as unknown as OrderDelivery) : null;
}
