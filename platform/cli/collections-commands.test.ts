/** Collections and menus: from the owner's commands to what the API answers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { runLine } from '#tests/support/run-line.ts';
import { useTestPlatform } from '#tests/support/test-platform.ts';
import { setProductStatus } from '../catalogue/change-listing.ts';

describe.each(databaseKinds)('the owner’s commands on %s', (kind) => {
  const given = useTestPlatform(kind);

  async function call(line: string) {
    const { context } = given().platform;
    const locate = () => ({ dataDir: '', databaseUrl: undefined });
    const { code, output, errors } = await runLine(line, { locate, openShop: async () => context });
    return { code, text: `${output}${errors.replace(/^Database: .*\n/, '')}` };
  }
  async function done(line: string): Promise<string> {
    const { code, text } = await call(line);
    expect(text).not.toBe('');
    expect(code, text).toBe(0);
    return text;
  }
  async function ask(document: string) {
    const { data, errors } = await given().query(document);
    expect(errors).toBeUndefined();
    return data;
  }
  async function members(handle: string, args = 'first: 50'): Promise<string[] | undefined> {
    const { collection } = await ask(`{ collection(handle: "${handle}") { products(${args}) { nodes { handle } } } }`);
    return collection?.products.nodes.map((node: { handle: string }) => node.handle);
  }

  describe('collections', () => {
    it('by rule gather what matches, at once and later', async () => {
      await done(
        'collections add light --title "Έως 1,5 κιλά" --title-en "Up to 1.5 kilos" --rule "fact.weight:<=1.5"',
      );
      expect(await members('light')).toEqual(['alpha-14']);
      const { el, en } = await ask(
        '{ en: collection(handle: "light") { title } el: collections(first: 9, query: "collection_type:smart") { nodes { handle } } }',
      );
      expect([en.title, el.nodes.length]).toEqual(['Έως 1,5 κιλά', 3]);
      await done('collections change light --rule "vendor:Apple OR vendor:Lenovo" --title-en Others');
      expect(await members('light')).toEqual(['sold-out-15', 'tab-11']);
      await done('products unpublish tab-11');
      expect(await members('light')).toEqual(['sold-out-15']);
      await done('products publish tab-11');
      expect(await members('light')).toEqual(['sold-out-15', 'tab-11']);
      const { data } = await given().query('query @inContext(language: EN) { collection(handle: "light") { title } }');
      expect(data.collection.title).toBe('Others');
    });

    it('by hand hold what is put in, in the order of their places', async () => {
      await done('collections add gifts --title Δώρα --title-en Gifts --description "<p>Για όλους</p>"');
      expect(await members('gifts')).toEqual([]);
      await done('collections put gifts twin-2,beta-13');
      await done('collections put gifts alpha-14 --at 1');
      expect(await members('gifts')).toEqual(['alpha-14', 'twin-2', 'beta-13']);
      expect(await members('gifts', 'first: 9, sortKey: MANUAL, reverse: true')).toEqual([
        'beta-13',
        'twin-2',
        'alpha-14',
      ]);
      const { product, collections } = await ask(
        `{ product(handle: "twin-2") { collections(first: 9) { nodes { handle descriptionHtml } } }
          collections(first: 9, query: "collection_type:custom") { nodes { handle } } }`,
      );
      expect(product.collections.nodes).toContainEqual({ handle: 'gifts', descriptionHtml: '<p>Για όλους</p>' });
      expect(collections.nodes).toEqual([{ handle: 'gifts' }]);
      await setProductStatus(given().platform.context, 'twin-2', 'draft');
      await done('collections take gifts beta-13');
      expect(await members('gifts')).toEqual(['alpha-14']);
      await setProductStatus(given().platform.context, 'twin-2', 'active');
      expect(await members('gifts')).toEqual(['alpha-14', 'twin-2']);
    });

    it('are shown in their own order, unless a client asks for another', async () => {
      await done('collections add twins --title Δίδυμα --rule "title:twin*" --sort dearest');
      const prices = async (args: string) => {
        const { collection } = await ask(
          `{ collection(handle: "twins") { products(first: 50${args}) { nodes { priceRange { minVariantPrice { amount } } } } } }`,
        );
        type Node = { priceRange: { minVariantPrice: { amount: string } } };
        return collection.products.nodes.map((node: Node) => Number(node.priceRange.minVariantPrice.amount));
      };
      const falling = [120, 120, 120, 120, 110, 110, 110, 110, 100, 100, 100, 100];
      expect(await prices('')).toEqual(falling);
      expect(await prices(', sortKey: COLLECTION_DEFAULT')).toEqual(falling);
      expect(await prices(', reverse: true')).toEqual(falling.toReversed());
      expect(await prices(', sortKey: PRICE')).toEqual(falling.toReversed());
      await done('collections put twins twin-12,twin-7 --at 2');
      expect((await members('twins', 'first: 4, sortKey: MANUAL'))?.slice(0, 4)).toEqual([
        'twin-1',
        'twin-12',
        'twin-7',
        'twin-2',
      ]);
      expect(await prices('')).toEqual(falling);
      await done('collections change twins --sort manual --by-hand');
      await done('collections take twins twin-12');
      expect(await members('twins', 'first: 3')).toEqual(['twin-1', 'twin-7', 'twin-2']);
      expect(await done('collections show twins')).toMatch(
        /^twins: Δίδυμα \/ Δίδυμα, 11 products, by hand, order manual\n +1 +twin-1 /,
      );
    });

    it('are gone when they are removed, and with them the links to them', async () => {
      await done('collections add passing --title Περαστική --rule vendor:HP');
      await done('menus add short --title Μικρό');
      await done('menus link short /collections/passing --title Περαστική');
      const count = '{ menu(handle: "short") { itemsCount items { title } } }';
      expect((await ask(count)).menu).toEqual({ itemsCount: 1, items: [{ title: 'Περαστική' }] });
      expect(await done('collections list')).toMatch(/^passing +Περαστική .* vendor:HP$/m);
      await done('collections delete passing');
      expect(await members('passing')).toBeUndefined();
      expect((await ask(count)).menu).toEqual({ itemsCount: 0, items: [] });
      expect(await done('collections list')).not.toContain('passing');
    });

    it.each([
      ['collections add Big --title Α', 2, 'HANDLE is "Big"; write small letters'],
      ['collections add small', 2, 'The collection has no name; write --title TEXT.'],
      ['collections add small --title-en Small', 2, '--title is missing'],
      ['collections add small --title Α --rule Dell', 2, '"Dell" is no condition'],
      ['collections add small --title Α --sort random', 2, '--sort is "random"; write one of manual, '],
      ['collections add dell --title Dell', 1, 'There is a collection dell already'],
      ['collections change dell --rule vendor:HP --by-hand', 2, 'Write either --rule or --by-hand.'],
      ['collections change nowhere --title Α', 1, 'There is no collection nowhere'],
      ['collections put dell beta-13', 1, 'beta-13 does not match the rule of dell: vendor:Dell.'],
      ['collections put dell nowhere-14', 1, 'There is no product nowhere-14'],
      ['collections put dell ,', 2, 'PRODUCTS is empty'],
      ['collections put dell alpha-14 --at 0', 2, '--at is "0"; write a whole number from 1'],
      ['collections take dell alpha-14', 1, 'dell gathers its products by a rule: vendor:Dell.'],
      ['collections take gifts tab-11', 1, 'tab-11 is not in gifts'],
    ])('%s', async (line, code, sentence) =>
      expect(await call(line)).toEqual({ code, text: expect.stringContaining(sentence) }),
    );
  });

  describe('menus', () => {
    const fields = 'title url type resourceId resource { __typename }';
    const items = async (handle: string, language = 'EN') => {
      const { data, errors } = await given().query(
        `query @inContext(language: ${language}) { menu(handle: "${handle}") { title items { ${fields} items { ${fields} items { title } } } } }`,
      );
      expect(errors).toBeUndefined();
      return data.menu;
    };

    it('are made, ordered, changed and removed', async () => {
      await done('menus add help --title Βοήθεια --title-en Help');
      await done('menus link help /pages/terms --title Όροι --title-en Terms');
      await done('menus link help https://example.gr/a?b=1 --title Αλλού --title-en Elsewhere --at 1');
      await done('menus link help /products/alpha-14 --title Άλφα --title-en Alpha --under 2');
      await done('menus link help / --title Αρχική --title-en Home --under 2 --at 1');
      expect(await done('menus link help /search --title Αναζήτηση --under 2.2')).toBe(
        `help: Βοήθεια / Help
1      Αλλού      Elsewhere  https://example.gr/a?b=1
2      Όροι       Terms      /pages/terms
2.1    Αρχική     Home       /
2.2    Άλφα       Alpha      /products/alpha-14
2.2.1  Αναζήτηση  Αναζήτηση  /search
`,
      );
      const menu = await items('help');
      const at = 'https://shop.example.gr';
      expect(menu).toMatchObject({
        title: 'Help',
        items: [
          { title: 'Elsewhere', url: 'https://example.gr/a?b=1', type: 'HTTP', resource: null, resourceId: null },
          {
            title: 'Terms',
            url: `${at}/pages/terms`,
            type: 'PAGE',
            resource: { __typename: 'Page' },
            items: [
              { title: 'Home', url: `${at}/`, type: 'FRONTPAGE' },
              {
                title: 'Alpha',
                type: 'PRODUCT',
                resourceId: 'gid://shopify/Product/1',
                items: [{ title: 'Αναζήτηση' }],
              },
            ],
          },
        ],
      });
      expect((await items('help', 'EL')).items[0].title).toBe('Αλλού');
      await done('menus relink help 2 --at 1 --title-en "Terms of sale"');
      await done('menus relink help 2 --to /collections --title Συλλογές');
      await done('menus relink help 1.2 --at 1');
      const changed = await items('help');
      expect(changed.items.map(({ title }: { title: string }) => title)).toEqual(['Terms of sale', 'Elsewhere']);
      expect(changed.items[1]).toMatchObject({ url: `${at}/collections`, type: 'COLLECTIONS' });
      expect(changed.items[0].items.map(({ title }: { title: string }) => title)).toEqual(['Alpha', 'Home']);
      await done('products unpublish alpha-14');
      expect((await items('help')).items[0].items).toHaveLength(1);
      await done('products publish alpha-14');
      await done('menus unlink help 1');
      await done('menus rename help --title-en "Need help?"');
      expect(await items('help')).toMatchObject({ title: 'Need help?', items: [{ title: 'Elsewhere' }] });
      expect(await done('menus list')).toMatch(/^help +Βοήθεια +Need help\? +1$/m);
      await done('menus delete help');
      expect(await items('help')).toBeNull();
      const left = given()
        .platform.context.db.selectFrom('translations')
        .select('value')
        .where('value', '=', 'Terms of sale');
      expect(await left.execute()).toEqual([]);
    });

    it.each([
      ['menus add help', 2, 'The menu has no name; write --title TEXT.'],
      ['menus add main-menu --title Μενού', 1, 'There is a menu main-menu already'],
      ['menus show nowhere', 1, 'There is no menu nowhere'],
      ['menus link main-menu dell --title Dell', 1, 'A link cannot lead to "dell"; write a path'],
      ['menus link main-menu /collections/none --title Dell', 1, 'The shop has nothing at /collections/none'],
      ['menus link main-menu /pages/none --title Dell', 1, 'The shop has nothing at /pages/none'],
      ['menus link main-menu /policies/none --title Dell', 1, 'The shop has nothing at /policies/none'],
      ['menus link main-menu /blogs/news/none --title Dell', 1, 'The shop has nothing at /blogs/news/none'],
      ['menus link main-menu /search', 2, 'The link says nothing; write --title TEXT.'],
      ['menus link main-menu /search --title Α --under 9', 1, 'main-menu has no link 9'],
      ['menus relink main-menu 2.9 --at 1', 1, 'main-menu has no link 2.9'],
      ['menus relink main-menu 2 --to nowhere', 1, 'A link cannot lead to "nowhere"'],
      ['menus unlink main-menu x', 1, 'main-menu has no link x'],
      ['menus rename main-menu', 2, 'There is no new name'],
    ])('%s', async (line, code, sentence) =>
      expect(await call(line)).toEqual({ code, text: expect.stringContaining(sentence) }),
    );

    it('have three levels', async () => {
      await done('menus add deep --title Βαθύ');
      for (const under of ['', ' --under 1', ' --under 1.1']) await done(`menus link deep /search --title Α${under}`);
      expect(await call('menus link deep /search --title Α --under 1.1.1')).toEqual({
        code: 1,
        text: 'A menu has three levels; put the link under another one.\n',
      });
    });
  });

  it('make what vercel/commerce asks for, as the documents say', async () => {
    const page = readFileSync(new URL('../../docs/shopify.md', import.meta.url), 'utf8');
    const lines = [...page.matchAll(/^npm run shop -- ((?:collections|menus) .*)$/gm)].map(([, line = '']) => line);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) await done(line);
    expect((await members('hidden-homepage-featured-items'))?.length).toBeGreaterThan(2);
    expect((await members('hidden-homepage-carousel'))?.length).toBeGreaterThan(2);
    const { header, footer } = await ask(
      '{ header: menu(handle: "next-js-frontend-header-menu") { items { title url } } footer: menu(handle: "next-js-frontend-footer-menu") { items { title url } } }',
    );
    expect(header.items.length).toBeGreaterThan(0);
    expect(footer.items.length).toBeGreaterThan(1);
  });
});
