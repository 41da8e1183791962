import { expect, it } from 'vitest';
import type { MailContent } from '#domain/shop/mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { DARK_STYLES, STYLE } from './mail-styles.ts';
import { mailText } from './mail-text.ts';

const URL = 'https://shop.example.gr';
const content: MailContent = {
  language: 'en',
  subject: 'Subject',
  heading: 'Heading',
  lead: 'Lead',
  reference: ['Order #1042', '22 November 2026'],
  highlight: { label: 'In your hands', text: 'Wednesday, November\u00A025' },
  action: { label: 'View the order', href: '/account?tab=orders' },
  notes: ['A note'],
  parts: [
    { title: 'Goods', lines: [{ name: 'Latitude', facts: ['16 GB'], amount: '329.00 €', picture: 'a b' }] },
    { sums: [{ label: 'Total', amount: '329.00 €', kind: 'total' }] },
    {
      facts: [['IBAN', 'GR16 0110']],
      quote: 'Two  spaces\n<b>and</b> lines',
      link: { label: 'Terms', href: '/terms' },
    },
    { rows: ['Row one', 'Row two'], isSmall: true },
  ],
};

it('says the same in both bodies, with whole addresses', () => {
  const html = mailHtml(content, URL).replaceAll('\u00A0', ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const text = mailText(content, URL).replaceAll('\u00A0', ' ');
  const told = [
    'Heading',
    'Lead',
    'Order #1042',
    'In your hands',
    'Wednesday, November 25',
    'View the order',
    'A note',
  ];
  const parts = [
    'Goods',
    'Latitude',
    '16 GB',
    '329.00 €',
    'IBAN',
    'GR16 0110',
    'Two  spaces\n<b>and</b> lines',
    'Row two',
  ];
  const links = [`${URL}/en/account?tab=orders`, `${URL}/en/terms`, `${URL}/en/privacy`];
  for (const said of [...told, ...parts, ...links]) {
    expect(html).toContain(said);
    expect(text).toContain(said);
  }
});

it('has one button at most, and no address without a host', () => {
  const html = mailHtml(content, URL);
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(html).not.toMatch(/(?:href|src)="\//);
  expect(mailHtml({ ...content, action: undefined }, URL)).not.toContain('class="button"');
  expect(html).toContain('/cdn/shop/files/a%20b.webp');
});

it('does not ask the shop to write to the shop', () => {
  const mail = { ...content, isToShop: true };
  for (const body of [mailHtml(mail, URL), mailText(mail, URL)])
    expect(body).not.toMatch(/Something not right|privacy/);
});

/** Contrast of two colours as WCAG 2 has it. */
function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((index) => {
      const share = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [lighter = 0, darker = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const darkOf = (name: string) => new RegExp(`\\.${name}\\{[a-z-]+:(#[0-9a-f]{6})`).exec(DARK_STYLES)?.[1] ?? '';
const grounds = ['ground', 'paper', 'well'];
it.each(['ink', 'ink-2', 'ink-3', 'link'].flatMap((ink) => grounds.map((ground) => [ink, ground])))(
  'dark: %s can be read on %s',
  (ink, ground) => {
    expect(contrast(darkOf(ink ?? ''), darkOf(ground ?? ''))).toBeGreaterThanOrEqual(4.5);
  },
);

it('the button can be read, light and dark', () => {
  expect(contrast('#ffffff', darkOf('button'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', /background:(#\w{6})/.exec(STYLE.buttonCell)?.[1] ?? '')).toBeGreaterThanOrEqual(4.5);
});

it('holds a day beside its month and a size beside its unit, and lets a line end between other words', () => {
  const text = 'Thursday,\u00A0December\u00A03 to\u00A0Friday, 16\u00A0GB\u00A0RAM';
  const html = mailHtml({ ...content, highlight: { label: 'In your hands', text } }, URL);
  expect(html).toContain('Thursday,\u00A0December\u00A03 to Friday, 16\u00A0GB RAM');
});
