import { formatWholeEuro } from '#app/i18n/format.ts';
import { certificateNames } from '#domain/shop/certificates.ts';
import { shop } from '#shop.config';
import type { home as greek } from '../el/home.ts';

const { months, batteryMonths, returnDays } = shop.warranty;
const { days, islandDaysTo, freeAboveCents, warehouseAt } = shop.delivery;
const percent = shop.savingsUpToPercent;
const certificates = certificateNames(shop.certificates, 'en');

export const home: typeof greek = {
  title: 'Refurbished laptops',
  description: `Dell, HP, Lenovo, Surface and Mac business laptops, refurbished in Greece. ${months}-month warranty, ${returnDays}-day returns${percent === null ? '' : `, up to ${percent}% off the price when new`}.`,
  hero: {
    title: { first: 'Back to work.', rest: 'Again.' },
    lead: `Business laptops, refurbished in Greece. ${percent === null ? 'Each' : `Up to ${percent}% cheaper than new, each`} with a stated grade.`,
    cta: 'Shop now',
    finder: 'Find yours in 4 questions',
    films: {
      label: 'Films',
      names: ['We open it', 'We test it', 'We clean it', 'Back to work'],
      play: 'Play film',
      pause: 'Pause film',
    },
  },
  terms: {
    label: 'Terms at a glance',
    delivery: 'Delivered',
    deliveryNote: `${days.from}–${days.to} working days, up to ${islandDaysTo} on islands`,
    others: [
      [`${months}-month warranty`, `${batteryMonths} for the battery`],
      [`${returnDays}-day returns`, 'no questions asked'],
      ['Free shipping', `on orders over ${formatWholeEuro(freeAboveCents, 'en')}`],
    ],
  },
  doors: {
    title: 'Where will you use it?',
    finder: 'Or answer 4 questions',
    doors: [
      { title: 'For college', note: 'up to 300\u00A0€, 8\u00A0GB and more, runs Windows\u00A011' },
      { title: 'In your bag', note: 'up to 1.3\u00A0kg, 8\u00A0GB and more, runs Windows\u00A011' },
      { title: 'Home office', note: '15 and 17 inches, 8\u00A0GB and more, runs Windows\u00A011' },
      { title: 'As a gift', note: 'like new, grade AA, 8\u00A0GB and more' },
    ],
    count: { one: '{count} laptop', other: '{count} laptops' },
    from: 'from {price}',
  },
  why: {
    title: 'Why again?',
    cards: [
      { title: 'One fewer machine', text: 'A laptop that already exists does not have to be made.' },
      { title: 'Built for offices', text: 'Business lines: sturdy frames, parts that can be replaced.' },
      {
        title: 'In Greece',
        text: `Tested and repaired here, shipped from a warehouse ${warehouseAt.en}. You talk to the people who open them.`,
      },
      {
        title: 'Chosen one by one',
        text: 'Dell, HP, Lenovo, Microsoft Surface and Apple Mac. Nothing we wouldn’t use ourselves.',
      },
    ],
  },
  lists: {
    priceAscending: {
      title: 'From the lowest price up',
      lead: 'The cheapest of all, then each brand’s cheapest with security updates, 8\u00A0GB of memory and grade A or better.',
    },
    cheapestFirstMacLast: {
      title: 'From the shelf',
      lead: 'The cheapest first, a Mac last. The same lines on every card, so you can compare across.',
    },
    bestSellers: { title: 'Worth a look', lead: 'Six from the shelf, different ones every day.' },
  },
  reasons: {
    cheapest: 'The cheapest of all',
    lightest: 'The lightest here',
    memory: 'The most memory here',
    screen: 'The largest screen here',
    battery: 'The largest battery here',
    windows: 'Cheapest {brand} {grade} with Windows\u00A011',
    roomy: 'Cheapest {brand} {grade} with 8\u00A0GB',
    mac: 'The cheapest Mac with Apple silicon',
  },
  all: 'All laptops',
  seeAll: 'See them all',
  stock: { one: 'laptop in stock, from {price}', other: 'different laptops in stock, from {price}' },
  payWith: 'Pay with',
  benefits: {
    title: 'What changes when you know what you are buying',
    rows: [
      {
        title: 'You know how it looks',
        text: 'Six grades, which the guide shows up close. You decide whether a flawless lid is worth paying for.',
        alt: 'Corner of a laptop’s lid with scratches that show',
        more: { to: '/services/grade-guide', label: 'Grade guide' },
      },
      {
        title: 'Windows 11, yes or no',
        text: 'Each laptop says whether it runs Windows\u00A011 and which system it comes with.',
        alt: 'An open silver laptop from the side',
        more: { to: '/products?kind=laptop&windows=11', label: 'With Windows\u00A011' },
      },
      {
        title: 'Ready when you open it',
        text: `The system you chose, installed and updated${shop.extras.keyboardStickers ? ', and stickers for a Greek keyboard in the box' : ''}. Before that, eight steps at the bench.`,
        alt: 'A laptop with its charger and a small box',
        more: { to: '/services/refurbishment', label: 'The eight steps' },
      },
    ],
    chosen: {
      title: 'How we choose',
      reasons: [
        'Business-class laptops, from companies that looked after them.',
        'Screen, keyboard, ports, drive, memory and battery are tested.',
        'All data of the previous owner erased for good.',
        ...(certificates ? [`Processes certified to ${certificates}.`] : []),
      ],
    },
  },
  press: { label: 'In the news', read: 'Read it' },
  blog: {
    title: 'From the blog: the basics',
    all: 'All articles',
    posts: [
      {
        title: 'How to choose a laptop: six lines that are enough',
        excerpt: 'What it will run and where it will live. Then processor, memory, drive, screen, battery, ports.',
      },
      {
        title: 'Used, ex-display, refurbished: what each word means',
        excerpt: 'The difference lies in what happened before the sale.',
      },
      {
        title: 'What a second life saves, in figures',
        excerpt: 'What the studies say, what they do not, and what is up to you.',
      },
    ],
  },
};
