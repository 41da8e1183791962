import { describe, expect, it } from 'vitest';
import { platformOf, platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';

const TITLES = {
  cheap: 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
  dear: 'Lenovo ThinkPad T14 (i5-1135G7, 16GB RAM, 512GB SSD, 14" FHD, GA+)',
  old: 'Lenovo ThinkPad T460 (i5-6300U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
  mac: 'Apple MacBook Air 13 (M1, 8GB RAM, 256GB SSD, 13.3" 2560x1600, GA)',
};
const PRICES = { cheap: '200.0', dear: '400.0', old: '120.0', mac: '500.0' };

async function rows(...handles: (keyof typeof TITLES)[]) {
  const nodes = Object.entries(TITLES).map(([handle, title], index) =>
    platformProduct({
      id: index + 1,
      handle,
      title,
      price: { amount: PRICES[handle as keyof typeof PRICES], currencyCode: 'EUR' },
    }),
  );
  const store = await createTestStorefront({
    platform: platformOf(nodes),
  });
  const address = handles.map((handle) => `laptop=${handle}`).join('&');
  const { html } = await store.get(`/en/compare?${address}`);
  const row = (label: string) => {
    const found =
      new RegExp(`<tr[^>]*>(?:(?!</tr>).)*<th[^>]*>(?:(?!</th>).)*${label}(?:(?!</tr>).)*</tr>`, 's').exec(html)?.[0] ??
      '';
    return { html: found, text: found.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
  };
  return { html, row };
}

describe('the comparison', () => {
  it('says of each in short what it is ahead in, or that it is in nothing', async () => {
    const { row } = await rows('cheap', 'dear', 'old');
    expect(row('In short').text).toMatch(
      /First in no row of this comparison\. .*the most memory .*the cleanest .*the cheapest/,
    );
    expect((await rows('cheap')).html).not.toContain('In short');
    // Beside a verdict, too.
    expect((await rows('cheap', 'dear')).row('In short').text).toMatch(
      /If every euro counts .*less.* the cheapest .*the cleanest/,
    );
  });

  it('says until when each system gets updates', async () => {
    const { row } = await rows('cheap', 'old', 'mac');
    expect(row('System').text).toMatch(
      /Windows 11 gets updates up to Windows 10 no updates .* macOS an Apple processor/,
    );
  });
});
