import { shop } from '#shop.config';
import type { refurbishment as greek } from '../el/refurbishment.ts';

const { months, batteryMonths, returnDays } = shop.warranty;
const { keyboardStickers, gift } = shop.extras;
const inTheBox = [
  'a charger',
  ...(keyboardStickers ? ['stickers for a Greek keyboard'] : []),
  ...(gift ? ['a small gift, which is not contractual'] : []),
].join(', ');
const CERTIFIED = {
  'ISO 9001': 'Certified quality management.',
  'ISO 14001': 'Certified environmental management.',
} as const;

export const refurbishment: typeof greek = {
  title: 'Refurbishment',
  description:
    'Eight steps from intake to box: tests, data erasure, cleaning, parts, grade. This is how every laptop is made ready.',
  heading: 'Eight steps, then back to work.',
  lead: 'No laptop skips a single one, however clean it arrives. In order:',
  step: 'Step',
  steps: [
    {
      title: 'Intake',
      text: 'Each machine is noted down with its serial number. If it is tied to a company account or has a BIOS password, it goes no further.',
      alt: 'A closed laptop on a cardboard box',
    },
    {
      title: 'Diagnosis',
      text: 'It is switched on, and screen, keys, ports, camera, sound, memory, drive and battery are tested. Whatever fails goes onto its sheet.',
      alt: 'A laptop with its screen lit',
    },
    {
      title: 'Opening',
      text: 'The base comes off, and with it the dust of years. We look at screws, hinges and cables, which do not show from outside.',
      alt: 'The opened base of a laptop, a screwdriver and five screws',
    },
    {
      title: 'Cooling',
      text: 'A clean fan, new thermal paste where needed. A laptop that stays cool does not have to slow down.',
      alt: 'Fan and heat pipe outside of the laptop’s body',
    },
    {
      title: 'Data erasure',
      text: 'The drive is erased with the drive’s own commands, not by a simple format. If it does not obey, it is replaced.',
      alt: 'A laptop’s mainboard with its memory chips',
    },
    {
      title: 'Battery and parts',
      text: 'The battery is measured against its original capacity. What did not pass is replaced, and only that.',
      alt: 'The laptop’s battery above the opened base',
    },
    {
      title: 'Grade',
      text: 'With light from the side we look at lid, corners, screen, keys and base. Its looks get one of six letters.',
      alt: 'Three closed laptops, one on top of the other',
      more: { to: '/services/grade-guide', label: 'What each letter means' },
    },
    {
      title: 'System, last check, box',
      text: `A clean installation, drivers, updates, and the tests once more. In the box: ${inTheBox}.`,
      alt: 'An open laptop beside a small box',
    },
  ],
  products: 'View products',
  quality: {
    heading: 'What we put in writing',
    lead: 'Quality is not an adjective. It is what you can hold\u00A0us\u00A0to.',
    facts: [
      ...shop.certificates.map(({ standard }) => [standard.replace(' ', '\u00A0'), CERTIFIED[standard]]),
      [`${months} months`, `Warranty on the laptop, ${batteryMonths} on the battery.`],
      [`${returnDays} days`, 'To send it back, no questions asked.'],
    ],
    products: 'Browse laptops',
    warranty: 'What the warranty covers',
  },
};
