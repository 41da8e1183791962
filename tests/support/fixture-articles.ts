/** Articles of the tests' own, so that those of the demo shop can change without breaking them. */
import type { SeedArticle } from '#platform/seed/article-files.ts';

function article(values: Partial<SeedArticle> & Pick<SeedArticle, 'handle' | 'publishedAt' | 'title'>): SeedArticle {
  return {
    author: { el: 'Το συνεργείο', en: 'The workshop' },
    image: { file: 'pro-14-front', alt: { el: 'Φορητός', en: 'Laptop' } },
    tags: { el: ['αγορά', 'SSD'], en: ['buying', 'SSD'] },
    excerpt: { el: 'Λίγα & καλά', en: 'Few & good' },
    content: { el: '<p>Για τον <strong>δίσκο</strong>.</p>', en: '<p>About the <strong>drive</strong>.</p>' },
    ...values,
  };
}

/** Ids on a fresh database are given in this order, from 1. The last one is not published yet at the tests' time. */
export function fixtureArticles(): SeedArticle[] {
  return [
    article({ handle: 'first', publishedAt: '2025-01-05', title: { el: 'Πρώτο', en: 'First' } }),
    article({
      handle: 'second',
      publishedAt: '2025-03-01',
      title: { el: 'Δεύτερο', en: 'Another' },
      author: { el: 'Το κατάστημα', en: 'The shop' },
      tags: { el: ['μπαταρία'], en: ['battery'] },
    }),
    article({ handle: 'third', publishedAt: '2025-02-01', title: { el: 'Αύριο', en: 'Zebra' } }),
    article({ handle: 'scheduled', publishedAt: '2027-01-01', title: { el: 'Του χρόνου', en: 'Next year' } }),
  ];
}
