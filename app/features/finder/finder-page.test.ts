/** What the result of the finder says beside its proposals: each once, how far below the range, and which list holds them. */
import { expect, it } from 'vitest';
import { platformOf, platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';

const TITLES = [
  'Dell Latitude 5400 (i5-8365U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
  'Dell Latitude 5420 (i5-1145G7, 16GB RAM, 512GB SSD, 14" FHD, GA+)',
  'Lenovo ThinkPad X280 (i5-8350U, 8GB RAM, 256GB SSD, 12.5" FHD, GAA)',
  'HP EliteBook 850 G7 (i7-10610U, 32GB RAM, 1TB SSD, 15.6" FHD, GA+)',
  'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
  'HP EliteBook 840 G6 (i5-8365U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
  'HP EliteBook 830 G8 (i5-1135G7, 16GB RAM, 512GB SSD, 13.3" FHD, GA)',
];
const laptop = (index: number, amount: number, facts: Record<string, string> = {}) =>
  platformProduct({
    facts,
    id: index + 1,
    handle: `laptop-${amount}`,
    title: TITLES[index] ?? '',
    price: { amount: `${amount}.0`, currencyCode: 'EUR' },
  });

/** The result where the shop has laptops at these prices. */
const result = (prices: readonly number[], answers: string, priority?: string) =>
  resultOf(
    prices.map((amount, index) => laptop(index, amount)),
    answers,
    priority,
  );

async function resultOf(
  laptops: readonly ReturnType<typeof laptop>[],
  answers: string,
  priority = 'price',
  size = 'any',
) {
  const store = await createTestStorefront({ platform: platformOf(laptops) });
  const { html } = await store.get(`/en/finder?${answers}&use=office&size=${size}&priority=${priority}`);
  const text = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const links = html.matchAll(/<(?:article|li class="paper alternative").*?\/product\/laptop\/([\w-]+)/gs);
  const [steps = ''] = /<section class="steps".*?<\/section>/s.exec(html) ?? [];
  return { text, steps: steps.split('<li class="step">').slice(1), proposed: [...links].map(([, handle]) => handle) };
}

it('proposes each machine once', async () => {
  const { proposed } = await result([200, 220, 260, 300], 'budget=0-500');
  expect(proposed.length).toBeGreaterThan(1);
  expect(new Set(proposed).size).toBe(proposed.length);
});

it('calls a machine stronger only for its processor, and otherwise for its memory', async () => {
  const text = async (title: string) => {
    const other = platformProduct({ id: 9, handle: 'other', title, price: { amount: '330.0', currencyCode: 'EUR' } });
    return (await resultOf([laptop(4, 200), other], 'budget=0-500')).text;
  };
  expect(await text('HP EliteBook 840 G5 (i5-8350U, 16GB RAM, 256GB SSD, 14" FHD, GA)')).toMatch(/More memory/);
  expect(await text('HP EliteBook 840 G8 (i5-1135G7, 16GB RAM, 256GB SSD, 14" FHD, GA)')).toMatch(/More powerful/);
});

it('says of a machine that is sold with another system no more of Windows than that it cannot be installed', async () => {
  const lack = 'Does not support Windows\u00A011, should you want it later.';
  const text = async (options: Record<string, string>) => {
    const variants = [{ id: 91, price: '100.0', options }];
    const title = 'Lenovo ThinkPad X260 (i5-6200U, 8GB RAM, 256GB SSD, 12.5" FHD, GA)';
    return (await resultOf([platformProduct({ id: 9, handle: 'old', title, variants })], 'budget=0-500')).text;
  };
  expect(await text({ System: 'Ubuntu 24.04 LTS' })).toContain(lack.replaceAll('\u00A0', ' '));
  expect(await text({ System: 'Windows 10 Pro' })).not.toContain('should you want it later');
});

it('says from which price a machine is fit', async () => {
  const slow = platformProduct({
    ...{ id: 9, handle: 'slow', price: { amount: '100.0', currencyCode: 'EUR' } },
    title: 'Dell Latitude 3190 (Celeron N4120, 4GB RAM, 64GB, 11.6" HD, GB)',
  });
  const { text } = await resultOf([slow, laptop(1, 320)], 'budget=0-120');
  expect(text).toContain('The first that is costs 320.00');
});

it('says how far a proposal is below the range, only where it is', async () => {
  expect((await result([600, 700], 'budget=500-800')).text).not.toContain('below the range you gave');
  const { text } = await result([300], 'budget=500-800');
  expect(text).toMatch(/You need not spend that much|below the range you gave/);
});

it('proposes what fits and lies in the range before what costs less', async () => {
  const { proposed } = await resultOf(
    [laptop(1, 600, { weight: '1.4' }), laptop(6, 640, { weight: '1.2' }), laptop(2, 230)],
    'budget=500-800',
    'condition',
  );
  expect(proposed).toEqual(['laptop-600', 'laptop-640', 'laptop-230']);
});

it('leads to all that fit, or says that they come close', async () => {
  expect((await result([200, 220], 'budget=0-500')).text).toMatch(/All that fit \(\d+\)/);
  const close = await result([300, 320], 'budget=1200%2B');
  expect(close.text).toMatch(/All that come close \(\d+\)/);
  expect(close.text).not.toContain('All that fit');
});

it('names the system of the variant that is proposed', async () => {
  const variants = [{ id: 91, price: '300.0', options: { System: 'Ubuntu 24.04 LTS' } }];
  const only = platformProduct({ id: 9, handle: 'laptop-300', title: TITLES[1] ?? '', variants });
  const store = await createTestStorefront({ platform: platformOf([only]) });
  const { html } = await store.get('/en/finder?budget=0-500&use=office&size=any&priority=price');
  const facts = /<ul class="match__facts.*?<\/ul>/s.exec(html)?.[0];
  expect(facts).toMatch(/Ubuntu 24.04\sLTS/);
  expect(facts).not.toContain('Windows 11');
});

it('says of a dearer and a cheaper one what it gains and what it gives up', async () => {
  const { steps } = await result([300, 340, 290, 345, 250, 310, 350], 'budget=0-500', 'speed');
  const rowsOf = (list: string) =>
    [
      ...(new RegExp(`<ul class="${list}">(.*?)</ul>`, 's').exec(steps[0] ?? '')?.[1] ?? '').matchAll(/<b>(.*?)<\/b>/g),
    ].map(([, figure = '']) => figure.replace(/[\s\u00A0]/g, ' '));
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatch(/less<.*X280.*290\.00/s);
  expect([rowsOf('trade'), rowsOf('trade trade--loss')]).toEqual([
    ['50 €', 'AA'],
    ['4/10', '8 GB', '256 GB'],
  ]);
});

it('argues with no weight for what stays on a desk', async () => {
  const weighed = [200, 220, 260, 300].map((amount, index) => laptop(index, amount, { weight: `${1.2 + index / 5}` }));
  const textFor = async (size: string) => (await resultOf(weighed, 'budget=0-500', 'price', size)).text;
  expect(await textFor('balanced')).toMatch(/\bkg \d+ g (?:less|more)/);
  expect(await textFor('desk')).not.toMatch(/\bkg \d+ g (?:less|more)/);
});

it('says which answer of an address it does not know, and leaves what was typed in its field', async () => {
  const store = await createTestStorefront({ platform: platformOf([laptop(0, 200)]) });
  const unknown = (await store.get('/en/finder?budget=cheap&use=office')).html;
  expect(unknown).toContain('This link has an answer that does not exist.');
  const typed = (await store.get('/en/finder?upTo=20&use=office')).html;
  expect(typed).toMatch(/value="20"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="20"/);
  expect(typed).toContain('“20”? Write an amount from');
  expect(typed).not.toContain('This link has an answer');
  expect((await store.get('/en/finder?upTo=300')).html).not.toMatch(/aria-invalid|does not exist/);
});

it.each([
  [16, /16.GB of memory is enough for a video call/],
  [32, /32.GB of memory, at least four times what the work asks for/],
])('praises %i GB for what they are', async (ram, told) => {
  const title = `HP EliteBook 840 G6 (i5-8365U, ${ram}GB RAM, 256GB SSD, 14" FHD, GA)`;
  const only = platformProduct({ id: 9, handle: 'only', title, price: { amount: '330.0', currencyCode: 'EUR' } });
  expect((await resultOf([only], 'budget=0-500')).text).toMatch(told);
});
