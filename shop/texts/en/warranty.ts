import { shop } from '#shop.config';
import type { warranty as greek } from '../el/warranty.ts';

const { warranty: terms, contact, company, delivery } = shop;
const { phone, viber, email } = contact;
const remotely = [...(phone ? ['by phone'] : []), ...(viber ? ['by Viber'] : [])].join(' or ') || 'by e-mail';
const years = terms.extensionYears;

export const warranty: typeof greek = {
  title: 'Warranty and after-sales',
  description: `${terms.months} months of warranty, ${terms.batteryMonths} for the battery${years === null ? '' : `, extensions up to ${years} years`}. What is covered, what is not, and how to claim.`,
  lead: 'If it fails, we repair it. If it cannot be repaired, we replace it. If there is no other, we return your money.',
  updated: '2026-11-21',
  terms: [
    { amount: String(terms.months), unit: 'months', note: 'for the device and its charger' },
    { amount: String(terms.batteryMonths), unit: 'months', note: 'for the battery of a laptop' },
    ...(years === null
      ? []
      : [{ amount: `up to ${years}`, unit: 'years', note: 'as an extension, if you ask before you buy' }]),
  ],
  covered: {
    title: 'Covered',
    items: [
      '**Defects** in material or workmanship, and whatever our tests missed',
      '**Failures** that appear in normal use: board, memory, drive, ports, charger',
      `**Battery**: if it does not charge or dies without warning, for ${terms.batteryMonths} months`,
      '**Display**: lines, backlight, pixels that stay dark',
      '**Keyboard** and touchpad that do not respond',
    ],
  },
  notCovered: {
    title: 'Not covered',
    items: [
      '**Physical damage**: knocks, falls, liquids, power surges',
      '**Cosmetic wear** and marks of use',
      '**Software**: viruses, programs, settings, lost files',
      '**Unauthorised repair** or an opened device, where that caused the failure',
      '**Improper use**: the wrong charger, conditions no laptop is made for',
    ],
  },
  compare: {
    title: 'Two guarantees, not one',
    lead: 'The legal guarantee is your right by law, whoever sells. Ours is added to it and does not limit it. You choose which one you rely on.',
    legal: 'Legal guarantee',
    own: `${shop.name.en} warranty`,
    rows: [
      {
        label: 'Duration',
        legal: 'Two years from delivery',
        own: `${terms.months} months from delivery, ${terms.batteryMonths} for the battery`,
      },
      {
        label: 'What it is about',
        legal: 'What was wrong when the device was delivered, even if it showed later',
        own: 'Also what fails in use, whenever it began',
      },
      {
        label: 'Who has to prove',
        legal: 'In the first year we do, after that you',
        own: 'Nobody: it is enough that the failure is covered',
      },
      {
        label: 'What you get',
        legal: 'Repair or replacement; failing that, a lower price or your money back',
        own: 'Repair; if that is impossible, the same device or a better one, otherwise your money back',
      },
      { label: 'Cost', legal: 'None', own: 'None: labour, parts and transport are on us' },
      {
        label: 'Who gives it',
        legal: 'The seller, by law (Civil Code 534 ff., Law 2251/1994 Art. 5)',
        own: `${company.legalName?.en ?? shop.name.en}, for devices delivered in Greece`,
      },
    ],
  },
  claim: {
    title: 'How to claim',
    lead: 'With the contact form, in three steps. We answer on the same or the next working day.',
    steps: [
      {
        title: 'Choose “Warranty Claim”',
        text: 'It is in the field “Request type”. From the button here it is already chosen.',
      },
      {
        title: 'Attach the purchase invoice',
        text: 'A PDF or a photo will do. If you cannot find it, write the order number.',
      },
      {
        title: 'Describe the problem',
        text: 'What you did, what you expected, what happened. A photo of the screen often says it all.',
      },
    ],
    button: 'Warranty Claim',
  },
  after: {
    title: 'After you buy',
    paragraphs: [
      `Before you send the device, we try together ${remotely}: many problems are solved in minutes. If it has to come to us, we book the collection with ${delivery.carrier} and tell you when it arrived, what we found and when it leaves again.`,
      'Keep a copy of your files and sign out of your accounts before you hand it over. A repair may require the drive to be erased.',
      `After the warranty we repair at a price that we name beforehand.${years === null ? '' : ` For an extension of up to ${years} years, [ask us](/contact?type=commercial) before you buy: the price depends on the model.`}`,
      phone ? `Phone ${phone.display}, e-mail ${email}.` : `Write to us at ${email}.`,
    ],
  },
};
