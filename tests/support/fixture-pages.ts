/** Pages of the tests' own, as the storefront would tell them. */
import type { Page } from '#platform/content/page.ts';

function page(values: Pick<Page, 'id' | 'handle' | 'path' | 'title'> & Partial<Page>): Page {
  const at = '2026-03-01T00:00:00.000Z';
  return {
    kind: 'Page',
    description: { el: `Για: ${values.title.el}`, en: `About: ${values.title.en}` },
    bodyHtml: { el: '<p>Κείμενο.</p>', en: '<p>Text.</p>' },
    sections: new Map(),
    createdAt: at,
    updatedAt: at,
    ...values,
  };
}

const section = (el: string, en: string) => ({
  title: { el, en },
  bodyHtml: { el: `<p>${el}</p>`, en: `<p>${en}</p>` },
});

export const fixturePages: readonly Page[] = [
  page({ id: 1, handle: 'our-story', path: '/about/our-story', title: { el: 'Η ιστορία μας', en: 'Our story' } }),
  page({
    id: 8,
    handle: 'terms',
    path: '/terms',
    title: { el: 'Όροι πώλησης', en: 'Terms of sale' },
    bodyHtml: { el: '<p>Η υπαναχώρηση γίνεται γραπτά.</p>', en: '<p>Withdrawal is made in writing.</p>' },
    sections: new Map([
      ['withdrawal', section('Υπαναχώρηση', 'Withdrawal')],
      ['delivery', section('Αποστολή', 'Shipping')],
      ['transport', section('Μεταφορά', 'Transport')],
    ]),
    updatedAt: '2026-04-01T00:00:00.000Z',
  }),
  page({ id: 9, handle: 'privacy', path: '/privacy', title: { el: 'Απόρρητο', en: 'Privacy' } }),
];
