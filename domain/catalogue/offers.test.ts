import { describe, expect, it } from 'vitest';
import { chooseOffer, type Offer, toOffer } from './offers.ts';
import { parseSelection, type Selection } from './selection.ts';

const FACTS = { ramGb: 8, storageGb: 256, windows11: 'yes' } as const;

function offer(priceCents: number, system: string, memory: string): Offer {
  const selectedOptions = [
    { name: 'Λειτουργικό σύστημα', value: system },
    { name: 'Μνήμη RAM', value: memory },
  ];
  return toOffer({ id: `${system} ${memory}`, priceCents, selectedOptions }, FACTS);
}

const OFFERS = [
  offer(22_900, 'Windows 11 Pro', '8 GB'),
  offer(25_900, 'Windows 11 Pro', '16 GB'),
  offer(24_400, 'Ubuntu 24.04 LTS', '16 GB'),
  offer(20_900, 'Χωρίς λειτουργικό', '8 GB'),
];

const asked = (address: string): Selection => parseSelection(new URLSearchParams(address));
const chosen = (address: string, title = 'Lenovo ThinkPad T480') =>
  chooseOffer(OFFERS, { applied: asked(address), text: asked(address).query, title })?.variantId ?? null;

it('reads memory and disk of a variant from its options, else from its product', () => {
  expect(OFFERS[1]).toMatchObject({ ram: ['16gb'], storage: ['256gb'], priceCents: 25_900 });
  const disk = { id: 'v', priceCents: 1, selectedOptions: [{ name: 'Storage', value: '1 TB' }] };
  expect(toOffer(disk, FACTS)).toMatchObject({ ram: ['8gb'], storage: ['1tb'] });
});

describe('the variant that a selection asks for', () => {
  it.each([
    ['', null],
    ['brand=lenovo', null],
    ['q=thinkpad', null],
    ['ram=16gb', 'Ubuntu 24.04 LTS 16 GB'],
    ['ram=16gb&price=250-350', 'Windows 11 Pro 16 GB'],
    ['ram=-16gb', 'Χωρίς λειτουργικό 8 GB'],
    ['max=220', 'Χωρίς λειτουργικό 8 GB'],
    ['max=220&ram=16gb', null],
    ['q=t480+ubuntu', 'Ubuntu 24.04 LTS 16 GB'],
    ['q=t480+windows', 'Windows 11 Pro 8 GB'],
    ['q=t480+λειτουργικο', 'Χωρίς λειτουργικό 8 GB'],
    ['system=linux&system=none', 'Χωρίς λειτουργικό 8 GB'],
    ['ram=16gb&system=linux&system=none', 'Ubuntu 24.04 LTS 16 GB'],
    ['system=-none', 'Windows 11 Pro 8 GB'],
    ['system=windows-home', null],
    ['system=windows&max=220', null],
    ['q=t480+χωρίς+λειτουργικό', 'Χωρίς λειτουργικό 8 GB'],
    ['q=windows&ram=16gb', 'Windows 11 Pro 16 GB'],
    ['windows=11', 'Windows 11 Pro 8 GB'],
    ['windows=11&ram=16gb', 'Windows 11 Pro 16 GB'],
    ['windows=11&system=linux', 'Ubuntu 24.04 LTS 16 GB'],
    ['windows=11&max=220', 'Χωρίς λειτουργικό 8 GB'],
    ['windows=10', null],
  ])('%s: %s', (address, expected) => expect(chosen(address)).toBe(expected));

  it('is not chosen by a word of the title', () => {
    expect(chosen('q=surface+pro', 'Microsoft Surface Pro 7')).toBeNull();
  });
});
