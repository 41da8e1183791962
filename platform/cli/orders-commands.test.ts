import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/databases.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { capturePayments } from '../orders/capture-payments.ts';
import { gatewaysOf } from '../payments/gateway.ts';
import { runCommand } from './run-command.ts';

describe('orders in parts', () => {
  const location = useDatabase('sqlite');
  let db: Database;
  let shop: TestShop;
  beforeAll(async () => {
    db = await openDatabase(location());
    shop = await openTestShop(db);
  });
  afterAll(() => db.destroy());

  async function call(line: string) {
    let output = '';
    let errors = '';
    const code = await runCommand(line.split(' '), {
      locate: location,
      openShop: async () => shop.context,
      deployment: () => {
        throw new Error('not asked for');
      },
      gateways: () => gatewaysOf(willingGateway),
      now: () => shop.clock.now,
      output: { write: (text: string) => (output += text) },
      errors: { write: (text: string) => (errors += text) },
    });
    return { code, output, errors };
  }

  it('sends, refunds, takes back and exports parts of orders', async () => {
    const number = await shop.buy();
    await capturePayments(shop.context, gatewaysOf(willingGateway));
    expect(await call(`returns open ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('not been sent'),
    });
    expect(await call(`orders fulfil ${number} --carrier ACS --number 1 --pieces NONE`)).toMatchObject({ code: 1 });
    expect(await call(`orders fulfil ${number} --carrier ACS --number 1`)).toMatchObject({ code: 0 });
    expect((await call(`orders refund ${number} --amount 19.00`)).output).toContain('partially refunded');
    expect(await call(`orders refund ${number} --amount 250.01`)).toMatchObject({ code: 1 });
    expect(await call(`orders refund ${number} --amount none`)).toMatchObject({ code: 2 });
    expect((await call(`returns open ${number} --reason fault`)).output).toContain('Return 1');
    expect((await call('returns list')).output).toMatch(/1\s+#1001\s+open\s+fault/);
    expect(await call(`returns open ${number}`)).toMatchObject({ code: 1 });
    expect((await call('returns receive 1')).output).toContain('its money went back');
    expect(await call('returns receive 1')).toMatchObject({ code: 1 });
    expect(await call('returns receive 9')).toMatchObject({ code: 1 });
    const { output } = await call('orders export 2026-11');
    expect(output.split('\n')[1]).toBe(`sale,2026-11-20,${number},receipt,,,test,24,216.94,52.06,269.00`);
    expect((await call('orders export 2026-11 --sums')).output).toMatch(/24%\s+0\.00/);
    expect(await call('orders export november')).toMatchObject({ code: 2 });
  });

  it('notes money only where staff see it come, and calls off only what is not paid', async () => {
    const number = await shop.buy();
    expect(await call(`orders paid ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('payment provider'),
    });
    expect(await call(`orders cancel ${number}`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('orders refund'),
    });
    expect(await call('orders paid 9999')).toMatchObject({ code: 1 });
  });
});
