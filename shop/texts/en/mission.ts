import { STUDY } from '#app/features/guide/study.ts';
import { shop } from '#shop.config';
import type { mission as greek } from '../el/mission.ts';

const { months, returnDays } = shop.warranty;
const isQualityCertified = shop.certificates.some(({ standard }) => standard === 'ISO 9001');

export const mission: typeof greek = {
  title: 'Our mission',
  description:
    'Accessibility, quality, circular economy, ecology: what we do for each, with figures that can be checked.',
  heading: 'Four words, each with its proof.',
  lead: 'A mission easily becomes a poster. So next to each word we put something you can check.',
  sections: [
    {
      id: 'accessibility',
      title: 'Accessibility',
      ...(shop.savingsUpToPercent === null
        ? { figure: 'AA', figureNote: 'what the shop aims at, by WCAG 2.2' }
        : { figure: `up to ${shop.savingsUpToPercent}%`, figureNote: 'below the original price of a new one' }),
      paragraphs: [
        'School, work, public services: everything goes through a computer. Its price should not be the reason somebody is left out.',
        'Access means something plainer too. The shop works with a keyboard and with a screen reader; its aim is WCAG 2.2 AA.',
      ],
      alt: 'A laptop, a two-in-one and a tablet in a row',
      more: { to: '/accessibility', label: 'Accessibility statement' },
    },
    {
      id: 'quality',
      title: 'Quality',
      ...(isQualityCertified
        ? { figure: 'ISO\u00A09001', figureNote: 'certified quality management' }
        : { figure: '8', figureNote: 'steps for every machine' }),
      paragraphs: [
        'Eight steps, the same for every machine, and a record of all that was measured. The cheapest B passes the same tests as\u00A0an\u00A0AA.',
        `If something slipped past us, you have a ${months}-\u2060month warranty and ${returnDays} days to send it back.`,
      ],
      alt: 'A laptop taken apart, its layers one above the other',
      more: { to: '/services/refurbishment', label: 'The eight steps' },
    },
    {
      id: 'circular',
      title: 'Circular economy',
      figure: '1 → 2',
      figureNote: 'one machine, two jobs',
      paragraphs: [
        'We work with machines that already exist. We replace only what did not pass the tests. What still works becomes a spare part, and the rest goes to licensed recycling.',
        'The circle has a part for you too: keep it as long as it serves you, then pass it on to somebody who will use it.',
      ],
      alt: 'Six closed laptops in a circle around a plant',
      more: { to: '/blog', label: 'What a second life saves, on the blog' },
    },
    {
      id: 'ecology',
      title: 'Ecology',
      figure: `${STUDY.productionKg}\u00a0kg`,
      figureNote: 'of CO₂ equivalent to make one laptop',
      paragraphs: [
        `Making one emits ${STUDY.productionKg}\u00a0kg of CO₂ equivalent, the Öko-Institut and Fraunhofer IZM calculated: ${STUDY.productionPercent}% of what a laptop emits in ${STUDY.years} years. When a laptop goes back to work in place of a new one, that production does not have to happen.`,
        'We do not call it green. It travels too, takes spare parts and draws power, and nobody has measured an exact figure for your own machine.',
      ],
      alt: 'A stack of closed laptops beside a plant',
      more: { href: STUDY.href, label: 'The study' },
    },
  ],
};
