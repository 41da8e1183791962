import type { PageText } from '#app/features/content/page-text.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { shop } from '#shop.config';

const { company, contact, delivery } = shop;
const carriers = [delivery.carrier, ...(delivery.locker ? [delivery.locker.carrier] : [])];
const controller = company.legalName?.en ?? `the store “${shop.name.en}”`;
const orCall = contact.phone ? ` or call ${contact.phone.display}` : '';
const place = `${shopAddress(contact.address, 'en')}, Greece`;

/** @param analyticsHost the owner's own server that counts visits; null where nothing is counted */
export const privacy = (analyticsHost: string | null): PageText => ({
  title: 'Privacy',
  description: `Which personal data we keep, why, for how long, who sees it and what you may ask for. No cookies and no ${analyticsHost ? 'ads' : 'trackers'}.`,
  lead: `We keep what it takes to send you an order and to answer you. ${
    analyticsHost
      ? 'There are no cookies and no ads on these pages, and visits are counted without anyone being recognised'
      : 'There are no cookies, ads or trackers on these pages'
  }, which is why nothing asks you anything at the door.`,
  updated: '2026-11-29',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        `The controller is ${controller}, ${place}. For anything about data write to ${contact.email}${orCall}.`,
      ],
    },
    {
      id: 'data',
      title: 'What we keep, and why',
      blocks: [
        {
          facts: [
            [
              'Order',
              'Name, address, phone, e-mail, what you bought and what you paid. To perform the contract (GDPR, Article 6(1)(b)).',
            ],
            ['Receipt, invoice', 'What is printed on them. Tax law requires it (Article 6(1)(c)).'],
            [
              'Account',
              'Name, e-mail, password in a form that cannot be reversed, addresses, orders, from which browser you logged in and when. Only if you open one (Article 6(1)(b)).',
            ],
            [
              'Contact form',
              'What you write and attach, to answer you. Before or under a contract where there is one (Article 6(1)(b)), otherwise out of legitimate interest (Article 6(1)(f)).',
            ],
            [
              'Withdrawal',
              'Your statement with date and time, because the law asks us to acknowledge it (Article 6(1)(c)).',
            ],
            ...(analyticsHost
              ? [
                  [
                    'Visits',
                    `Which page was opened, from which site and on what kind of device. They are counted on our own server (${analyticsHost}), without cookies, without storing anything on your device and without storing your IP address, to see what is of use (Article 6(1)(f)). The checkout is not counted.`,
                  ] as const,
                ]
              : []),
            [
              'Searches that found nothing',
              'The words and how often a day, with nothing of who searched, so that we know what is missing from the shelf. Deleted after 90 days.',
            ],
            [
              'Back in stock',
              'Your e-mail and the product you wait for, only if you ask for it and confirm it (Article 6(1)(a)). Deleted as soon as we have written, as soon as you stop it, or after a year.',
            ],
            [
              'Newsletter',
              'With your consent (Article 6(1)(a)). At sign-up the box is ticked already; one press takes the tick away. Every issue has a link to leave.',
            ],
            [
              'Security',
              'The IP address of whoever sends a form stays in memory for some minutes, so that we are not flooded. It is not written down (Article 6(1)(f)).',
            ],
          ],
        },
        'What an order asks for is necessary: without it we cannot send the parcel. We take no automated decisions about you and build no profile.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays on your device',
      blocks: [
        'The pages of the store set no cookies. In the storage of your browser there remains, until you clear it, only what serves the things you asked for:',
        {
          facts: [
            ['Language', 'The language you chose (language).'],
            ['Cart', 'Your cart (cart).'],
            [
              'Last checkout',
              'What last went to the payment page, so that it leaves the cart once it is ordered (checkout).',
            ],
            [
              'Login',
              'If you logged in: your session, until it ends or you log out, and your name and e-mail, which stay until you log out, even when the session has ended (auth).',
            ],
            [
              'Wishlist',
              'Your wishlist and the number of your account. They stay after you log out, so that you find them again, and are deleted if another customer logs in here (wishlist).',
            ],
            ['Comparison', 'The laptops you put up for comparison (compare).'],
            ['Discount code', 'Whether your next checkout gets the welcome code (code).'],
            ['Recently viewed', 'The laptops you looked at last (recent).'],
            ['Searches', 'Your last searches. They never leave the device (searches).'],
            ['Catalogue view', 'Whether you see the catalogue as a grid or as a list (view).'],
          ],
        },
        'Until the tab closes, at most, there remain too:',
        {
          facts: [
            [
              'Login details',
              'While you are on the page to log in or sign up: the name and e-mail you typed (pendingCustomer).',
            ],
            [
              'Way back from the login',
              'While you are there: a random number that shows it was you who came back, and your language (authorization).',
            ],
            ['Wish on its way', 'While you are there: the laptop you wanted on your wishlist (pendingWish).'],
            [
              'Change of language',
              'Your place on the page, while the language changes (scroll-after-language-switch).',
            ],
            ['Second load', 'That a page was loaded a second time because it had not arrived whole (scripts-retried).'],
            [
              'Choice of the order',
              'Which choice of the order you changed, while the page loads again (checkout-choice).',
            ],
            [
              'Details of the order',
              'What you typed on the page of the order, never a card, until the order is placed (checkout-typed).',
            ],
            ['Place on the pages', 'Your place on each page, so that you find it when you go back (scroll-positions).'],
          ],
        },
        'The payment page may use cookies that payment cannot do without.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who else sees it',
      blocks: [
        'Only those who are needed to get the work done, and only what they need:',
        {
          list: [
            `the carrier (${carriers.join(' or ')}): name, address, phone,`,
            'the bank or payment provider: the amount, and card details that you give to them directly,',
            'whoever hosts the store and our mail, under a contract as in Article 28 GDPR,',
            'our accountant and the tax authorities: receipts and invoices.',
          ],
        },
        'We neither sell nor trade data. Where a provider is outside the European Economic Area, the transfer rests on an adequacy decision or on the standard clauses of the European Commission.',
      ],
    },
    {
      id: 'retention',
      title: 'For how long',
      blocks: [
        {
          facts: [
            ['Orders, invoices', 'As long as tax law says, as a rule five years from the end of the year.'],
            ['Messages', 'Twelve months from the last answer, or as long as a warranty case lasts.'],
            ['Withdrawals', 'Five years, as proof.'],
            ['Account', 'Until you ask us to delete it.'],
            ['Newsletter', 'Until you take back your consent.'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'What you may ask for',
      blocks: [
        'Access to your data, correction, erasure, restriction, a copy you can take elsewhere, and that we stop using it where we rely on legitimate interest. You can take back consent at any time, which does not affect what was done until then.',
        `Write to ${contact.email}. We answer within a month, free of charge. We may ask you something to be sure that it is you.`,
        'If you think that something is not right, you may complain to the [Hellenic Data Protection Authority](https://www.dpa.gr/), Kifissias 1–3, 115 23 Athens.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'The connection is encrypted, the pages load no code of third parties, and our logs hold no names, addresses or passwords. Card details never reach the store. Should a breach concern you, we will tell you.',
      ],
    },
  ],
});
