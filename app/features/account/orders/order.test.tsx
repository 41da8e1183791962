import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '#tests/support/draw.tsx';
import { Order } from './order.tsx';

type Given = Parameters<typeof Order>[0]['order'];

const money = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
const ORDER: Given = {
  id: 'gid://shopify/Order/1',
  name: '#1001',
  orderNumber: 1001,
  processedAt: '2026-11-02T08:00:00Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  statusUrl: 'https://shop.example.gr/orders/1',
  returns: null,
  delivery: null,
  subtotalPrice: money('229.0'),
  totalShippingPrice: money('4.9'),
  totalPrice: money('233.9'),
  totalRefunded: money('0.0'),
  successfulFulfillments: [
    { trackingCompany: 'ACS', trackingInfo: [{ number: '7401234567', url: 'https://acs.example/7401234567' }] },
  ],
  lineItems: {
    nodes: [
      {
        title: 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
        quantity: 1,
        currentQuantity: 1,
        originalTotalPrice: money('249.0'),
        discountedTotalPrice: money('229.0'),
        variant: { selectedOptions: [{ name: 'Memory', value: '16 GB' }], image: null },
      },
    ],
  },
};
const drawn = (change: Partial<Given> = {}) => draw(<Order order={{ ...ORDER, ...change }} />);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-10T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('an order of the account', () => {
  it('costs what was paid for each line, and says when the delivery was free', () => {
    expect(drawn().text).toMatch(/229\.00.*4\.90.*233\.90/);
    expect(drawn().text).not.toContain('249.00');
    expect(drawn({ totalShippingPrice: money('0.0') }).text).toContain('Free');
  });

  it('says how many pieces are left after a refund, and what was paid back', () => {
    const [line] = ORDER.lineItems.nodes;
    const nodes = line ? [{ ...line, quantity: 3, currentQuantity: 2 }] : [];
    const { text } = drawn({ lineItems: { nodes }, totalRefunded: money('76.33') });
    expect(text).toMatch(/2 pcs, given back: 1.*233\.90.*Paid back to you\D*76\.33/);
    expect(drawn().text).not.toMatch(/given back|Paid back/);
  });

  it('names the memory that was bought, not the one of the title', () => {
    const { text } = drawn();
    expect(text).toContain('16 GB');
    expect(text).not.toContain(' 8 GB');
  });

  it('may be given back until its day, and shows no day that has passed', () => {
    expect(drawn().text).toContain('until November 16, 2026');
    vi.setSystemTime(new Date('2026-11-20T08:00:00Z'));
    const late = drawn();
    expect(late.text).not.toContain('November 16');
    expect(late.html).toContain('/en/withdrawal?order=1001');
    expect(late.text).toContain('until November 2, 2027');
  });

  it('shows its parcel once it was sent', () => {
    expect(drawn().html).toContain('href="https://acs.example/7401234567"');
    expect(drawn({ fulfillmentStatus: 'UNFULFILLED' }).html).not.toContain('7401234567');
    const plain = [{ trackingCompany: 'ACS', trackingInfo: [{ number: '7401', url: 'javascript:alert(1)' }] }];
    expect(drawn({ successfulFulfillments: plain }).html).not.toContain('javascript:');
  });

  it('that was called off has no rights left; one that was sent and refunded has', () => {
    const refunded = { financialStatus: 'REFUNDED' as const };
    expect(drawn({ ...refunded, fulfillmentStatus: 'UNFULFILLED' }).html).not.toContain('/en/withdrawal');
    expect(drawn(refunded).html).toContain('/en/withdrawal');
  });

  it('leads to its page only where that is a page of the web', () => {
    expect(drawn().html).toContain('href="https://shop.example.gr/orders/1"');
    expect(drawn({ statusUrl: 'javascript:alert(1)' }).html).not.toContain('javascript:');
  });

  it('says when it comes, until the last of the promised days has passed', () => {
    const value = (to: string) => ({ value: JSON.stringify({ method: 'courier', from: '2026-11-09', to }) });
    expect(drawn({ delivery: value('2026-11-10') }).html).toMatch(/aria-current="step">[^<]*<span[^>]*>[^<]*9.*10/);
    expect(drawn({ delivery: value('2026-11-09') }).html).not.toContain('aria-current');
  });

  it('leads a return that is awaited to the page that says where to send it', () => {
    const returned = (more: object) => ({
      value: JSON.stringify([
        {
          ...{ name: '#1001-R1', status: 'OPEN', requestedAt: '2026-11-05T08:00:00Z', returnLineItems: [] },
          ...{ sentAt: null, receivedAt: null, refundedAt: null, refunded: null, ...more },
        },
      ]),
    });
    const linkOf = (more: object) =>
      /<section class="order__return".*?<\/section>/s
        .exec(drawn({ returns: returned(more) }).html)?.[0]
        .includes('href');
    expect(linkOf({})).toBe(true);
    expect(linkOf({ sentAt: '2026-11-06T08:00:00Z' })).toBe(false);
    expect(linkOf({ status: 'REQUESTED' })).toBe(false);
  });
});
