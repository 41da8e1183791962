import type { PageText } from '#app/features/content/page-text.ts';
import { shop } from '#shop.config';

const { email, phone } = shop.contact;
const orCall = phone ? `, or call ${phone.display}` : '';
const meanwhile = phone ? 'by phone' : 'by e-mail';

export const accessibility: PageText = {
  title: 'Accessibility',
  description:
    'Accessibility statement: WCAG 2.2 level AA is the aim, how we test it, what is not yet as it should be, and where to tell us.',
  lead: 'The store has to work for everyone: by keyboard, with a screen reader, magnified, on a slow connection.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'standard',
      title: 'What we follow',
      blocks: [
        'Our aim is the Web Content Accessibility Guidelines, WCAG 2.2, level AA, and the standard EN 301 549. This statement covers the online store as an e-commerce service, under Law 4994/2022, which brings Directive (EU) 2019/882 into Greek law.',
      ],
    },
    {
      id: 'measures',
      title: 'What we have done',
      blocks: [
        {
          list: [
            'Everything can be done by keyboard, and it always shows where you are.',
            'Every picture that says something also says it in words. Every field has a label, and a mistake is written beside it.',
            'Text has a contrast of at least 4.5 to 1, and nothing is conveyed by colour alone.',
            'Pages can be magnified to 400% without scrolling sideways, from a width of 320 pixels up; only wide tables scroll, inside their own box.',
            'If your system asks for less motion, nothing moves. Videos have no sound and stop at a button.',
            'Search, filters, contact, withdrawal and the order of one product work without JavaScript too. Several products together and the account need it. No form has a puzzle. Only the payment has a time limit, while we hold the goods for you: its page says until when, and afterwards you can start again.',
          ],
        },
      ],
    },
    {
      id: 'testing',
      title: 'How we test it',
      blocks: [
        'With every change a program (axe) checks every page in Greek and English, at the width of a phone and of a desktop; menus, drawers and filled-in forms at the width of a phone. We go through the main journeys by keyboard. The program finds only a part of all problems. There has been no audit by an outside body yet.',
      ],
    },
    {
      id: 'limits',
      title: 'What is not yet as it should be',
      blocks: [
        {
          list: [
            'The films on the front page have no description in sound. They show laptops and say nothing that the words beside them do not.',
            'A few error messages are in English or French. Their language is declared to screen readers where possible.',
            'Pages of others, such as the bank or the carrier, are not ours to check.',
          ],
        },
      ],
    },
    {
      id: 'feedback',
      title: 'Tell us',
      blocks: [
        `If something stood in your way, write to us with the [contact form](/contact) or at ${email}${orCall}. Tell us which page you were on, and which device or aid you were using. We answer within five working days at the latest and, until it is mended, serve you ${meanwhile}.`,
      ],
    },
    {
      id: 'enforcement',
      title: 'If we do not answer',
      blocks: [
        'You may turn to the authority that Law 4994/2022 names for e-commerce services, or to the [Greek Ombudsman](https://www.synigoros.gr/), which promotes equal treatment of people with disabilities.',
      ],
    },
  ],
};
