import { describe, expect, it } from 'vitest';
import { draw } from '#tests/support/draw.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

const STATEMENT = { name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr', orderNumber: '1001', items: '' };
const sentValue = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"|<input[^>]*value="([^"]*)"[^>]*name="${name}"`)
    .exec(html)
    ?.slice(1)
    .find((value) => value !== undefined);

describe('the withdrawal form', () => {
  it('keeps what was typed, and marks what is wrong', () => {
    const { html } = draw(
      <WithdrawalForm
        outcome={{ step: 'form', values: { ...STATEMENT, email: 'maria' }, errors: { email: 'format' } }}
      />,
    );
    expect([sentValue(html, 'name'), sentValue(html, 'email')]).toEqual([STATEMENT.name, 'maria']);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it('shows the whole statement before it is sent, and sends exactly it', () => {
    const { html, text } = draw(<WithdrawalForm outcome={{ step: 'review', statement: STATEMENT }} />);
    expect(text).toContain('the whole order');
    for (const [name, value] of Object.entries(STATEMENT)) expect(sentValue(html, name)).toBe(value);
    expect(html).toContain('value="confirm"');
    expect(html).toContain('value="change"');
    expect(html).not.toContain('role="alert"');
  });

  it('says that it was not sent, in the server’s words where there are any', () => {
    const failed = (message: string | null) =>
      draw(<WithdrawalForm outcome={{ step: 'review', statement: STATEMENT, failure: { message } }} />).text;
    expect(failed('Too many at once.')).toContain('Too many at once.');
    expect(failed(null)).toMatch(/info@example\.gr/);
  });

  it('promises an acknowledgement only where one is on its way', () => {
    const done = (isAcknowledged: boolean) =>
      draw(
        <WithdrawalForm
          outcome={{ step: 'done', statement: STATEMENT, receivedAt: '10:48', refundBy: 'December 14', isAcknowledged }}
        />,
      ).text;
    expect(done(true)).toContain('We are sending the acknowledgement to maria@example.gr');
    expect(done(false)).not.toContain('We are sending');
    expect(done(true)).toContain('10:48');
    expect(done(true)).toContain('back by December 14. Send the device by then');
  });
});
