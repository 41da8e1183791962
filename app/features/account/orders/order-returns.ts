import { parseJson } from '#domain/parse-json.ts';
import { isListOf, isMoney, isRecord, isText, isTextOrNull } from '../../../state/stored-shape.ts';

/** A return as the order's custom field `xana.returns` tells of it; the instants are ISO 8601, null where it is not so far. */
export interface OrderReturn {
  name: string;
  status: string;
  requestedAt: string;
  sentAt: string | null;
  receivedAt: string | null;
  refundedAt: string | null;
  refunded: { amount: string; currencyCode: string } | null;
  returnLineItems: { title: string; quantity: number }[];
}

/** None if the shop has no such field, or its value has another form. */
export function parseReturns(value: string | null | undefined): OrderReturn[] {
  const parsed = parseJson(value ?? '');
  return isListOf(parsed, 100, isReturn) ? (parsed as OrderReturn[]) : [];
}

export type ReturnStep = {
  key: 'requested' | 'send' | 'sent' | 'received' | 'refunded' | 'declined';
  at: string | null;
};

/** The steps so far and, without a day, the next one. */
export function stepsOf({ status, requestedAt, sentAt, receivedAt, refundedAt }: OrderReturn): ReturnStep[] {
  const asked: ReturnStep = { key: 'requested', at: requestedAt };
  if (status === 'DECLINED') return [asked, { key: 'declined', at: null }];
  if (status === 'REQUESTED') return [asked];
  const sent = sentAt ?? receivedAt;
  return [
    asked,
    { key: sent === null ? 'send' : 'sent', at: sent },
    { key: 'received', at: receivedAt },
    { key: 'refunded', at: refundedAt },
  ];
}

function isReturn(item: Record<string, unknown>): boolean {
  const days = [item.sentAt, item.receivedAt, item.refundedAt];
  return (
    isText(item.name) &&
    isText(item.status) &&
    isText(item.requestedAt) &&
    days.every(isTextOrNull) &&
    (item.refunded === null || (isRecord(item.refunded) && isMoney(item.refunded))) &&
    isListOf(item.returnLineItems, 250, ({ title, quantity }) => isText(title) && Number.isInteger(quantity))
  );
}
