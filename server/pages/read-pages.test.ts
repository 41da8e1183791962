import { describe, expect, it } from 'vitest';
import { languages } from '#domain/locale/locales.ts';
import { storePages } from '#domain/shop/store-pages.ts';
import { toPageText } from './page-text.ts';
import { createPageReader } from './read-pages.ts';
import type { Rendered } from './render-storefront.ts';

const html = (
  title: string,
) => `<html><head><title>${title} | Ξανά</title><meta name="description" content="Τι &amp; πώς."/></head>
<body><header><nav><a href="/products">Menu</a></nav></header><main id="main"><article class="wrap"><header><h1>Ο τίτλος</h1><p class="lead">Πρώτα.</p></header>
<nav><a href="#delivery">Περιεχόμενα</a></nav><section id="delivery" aria-labelledby="x"><h2 id="x">Αποστολή</h2><div><p onclick="x()">Σε <b>δύο</b> <a class="link" href="/contact">μέρες</a>.</p><p> </p></div></section>
<form><label>E-mail</label><input/></form><svg><use href="#i"></use></svg><script>alert(1)</script></article></main></body></html>`;

describe('the text of a page', () => {
  it('is its words, with absolute links, without title, forms, navigation and scripts', () => {
    const text = toPageText(html('Όροι'), 'https://shop.example.gr');
    expect(text.title).toBe('Όροι');
    expect(text.description).toBe('Τι & πώς.');
    expect(text.bodyHtml.replaceAll(/\s+/g, ' ')).toBe(
      '<p>Πρώτα.</p> <h2>Αποστολή</h2><p>Σε <b>δύο</b> <a href="https://shop.example.gr/contact">μέρες</a>.</p>',
    );
    expect([...text.sections]).toEqual([
      [
        'delivery',
        {
          title: 'Αποστολή',
          bodyHtml: '<p>Σε <b>δύο</b> <a href="https://shop.example.gr/contact">μέρες</a>.</p>',
        },
      ],
    ]);
  });

  it('is not made of what is no page of the store', () => {
    expect(() => toPageText('<html><title>x</title></html>', '')).toThrow('without title or content');
  });
});

describe('the reader', () => {
  const open = (statusOf: (path: string) => number) => {
    const asked: string[] = [];
    const render = async (request: Request): Promise<Rendered> => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return {
        response: new Response(html(pathname), { status: statusOf(pathname) }),
        generation: 1,
        isComplete: true,
      };
    };
    const changedAt = new Date('2026-11-20T10:00:00Z');
    return { asked, read: createPageReader({ render, publicUrl: 'https://shop.example.gr', changedAt }) };
  };

  it('renders each page once in each language, however often it is asked', async () => {
    const { asked, read } = open(() => 200);
    const [pages] = await Promise.all([read(), read()]);
    await read();
    expect(asked).toHaveLength(storePages.length * languages.length);
    expect(pages.find(({ handle }) => handle === 'terms')).toMatchObject({
      id: 8,
      path: '/terms',
      title: { el: '/terms', en: '/en/terms' },
      updatedAt: '2026-11-20T10:00:00.000Z',
    });
  });

  it('tries again after a failure', async () => {
    let isBroken = true;
    const { read } = open(() => (isBroken ? 500 : 200));
    await expect(read()).rejects.toThrow('answered 500');
    isBroken = false;
    expect(await read()).toHaveLength(storePages.length);
  });
});
