/** An order is read with its secret: the unguessable id of its checkout. */
import * as v from 'valibot';
import { idRequest } from '#domain/assistant/sale-requests.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { findCheckout } from '../checkout/checkouts.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import { type Operation, operation } from './operations.ts';
import { orderSnapshot } from './order-snapshot.ts';
import { schemaOf } from './protocol.ts';

export const orderOperations: readonly Operation[] = [
  operation({
    name: 'get_order',
    capability: 'order',
    title: 'Read an order',
    description: 'An order as it is now: what was sent, under which number, and what went back.',
    input: v.object({ id: idRequest }),
    answer: schemaOf('order'),
    isReadOnly: true,
    async run(call, { id }) {
      const { db } = call.services.context;
      const order = (await findCheckout(db, id)) && (await readOrderOfCheckout(db, id));
      if (order) return { payload: await orderSnapshot(call.services.context, order, call.language) };
      const content = pageTexts(call.language).assistant.noOrder;
      return { failure: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }] };
    },
  }),
];
