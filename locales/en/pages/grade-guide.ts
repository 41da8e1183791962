import type { GradeGuideText } from '#app/features/guide/guide-text.ts';
import { VALUE_RULE } from '#domain/catalogue/value-rule.ts';
import { shop } from '#shop.config';
import { product } from '../screens/product.ts';

const { months, batteryMonths, returnDays } = shop.warranty;

export const gradeGuide: GradeGuideText = {
  title: 'Grade guide',
  description:
    'What GAA, GA+, GA(+), GA, GA− and GB mean: how the same lid looks in each grade, and what the grade never changes.',
  heading: 'Every mark has its letter.',
  lead: 'All grades pass the same tests. They differ in looks and in price, and in nothing else. Press a letter: it is the same lid.',
  legend: 'See the same lid in each grade',
  grade: 'Grade',
  grades: {
    aa: {
      heading: 'As if nobody had ever touched it.',
      description: 'Not a mark, not even close up. Lid, keyboard and screen are flawless.',
      commercial: 'For a gift, or for whoever wants the looks of a new one without its price.',
      alt: 'Corner of a lid without a single mark',
    },
    aplus: {
      heading: 'Marks, if you look for them.',
      description: 'Very few fine lines on the lid, visible only with light from the side.',
      commercial: 'For an office that clients see.',
      alt: 'Corner of a lid with lines that barely show',
    },
    aplusparenthesis: {
      heading: 'A few lines, one mark.',
      description: 'Like GA+, with a few more lines and one spot that shows: a corner, a port.',
      commercial: 'Nearly GA+, for those who count the euros too.',
      alt: 'Corner of a lid with a few fine lines and one mark on the rim',
    },
    a: {
      heading: 'You can tell it has worked.',
      description: product['product.meaning.grade.a'],
      commercial: 'The middle of the scale: you neither pay for looks nor give them up.',
      alt: 'Corner of a lid with visible fine scratches',
    },
    aminus: {
      heading: 'Visible marks.',
      description:
        'Scratches, rubbed patches and small knocks on the edges. On the screen, nothing that bothers you when it is lit.',
      commercial: 'For the bag, the workbench, the children.',
      alt: 'Corner of a lid with many scratches and small knocks on the rim',
    },
    b: {
      heading: 'It has lived. It works.',
      description: 'Deeper scratches, worn corners, shiny keys. It passes the same tests as all the others.',
      commercial: 'The cheapest way to a serious laptop.',
      alt: 'Corner of a lid with deep scratches and a worn corner',
    },
  },
  notes: [
    'The G at the front stands for grade. In titles and filters you will also see them without it: AA, A+, (A+), A, A−, B.',
    'The six pictures are drawn to explain the scale. They do not show the machine that you will get.',
  ],
  same: {
    heading: 'What the letter does not change',
    lead: 'It is about looks. Everything else is the same from GAA to GB.',
    facts: [
      ['The tests', 'The same ones for screen, keys, ports, memory and drive.'],
      ['The data', 'The drive has been erased for good, in every machine.'],
      ['The warranty', `${months} months, and ${batteryMonths} for the battery.`],
      ['The return', `${returnDays} days, no questions asked.`],
      ['The battery', 'Tested separately. A clean lid says nothing about it.'],
      ['The speed', 'Set by processor, memory and drive. Every product’s page names them.'],
    ],
  },
  value: {
    heading: 'How we measure value',
    lead: 'The order “Most for the money” divides these points by the price. It is a rule of our own, over facts that every page states.',
    facts: [
      ['The speed', 'The two speed classes, for one program and for many at once: up to 10 points each.'],
      ['The memory', `${VALUE_RULE.memory} points for 8\u00A0GB, and ${VALUE_RULE.memory} more for each doubling.`],
      [
        'The system',
        `${VALUE_RULE.supported} points where it still gets updates. Where not, all the rest counts half.`,
      ],
      ['The looks', 'From 0 points for GB to 5 for GAA.'],
      ['The least', `${VALUE_RULE.least} points are taken off: what any laptop must have.`],
      ['What is missing', 'Where processor, memory or price are not known, the laptop comes last.'],
    ],
  },
  back: { to: '/services/refurbishment', label: 'How refurbishment works' },
};
