/** Every document of whole storefronts, as lists of fields, is asked and held against the official schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importProducts } from '#platform/catalogue/import/import-products.ts';
import { createStorefrontSchema } from '#platform/graphql/storefront-schema.ts';
import { amongPictures } from '#platform/media/gather-pictures.ts';
import { seedArticles } from '#platform/seed/seed-articles.ts';
import { customersOf } from '../../support/customer-documents.ts';
import { databaseKinds } from '../../support/databases.ts';
import { fixtureArticles } from '../../support/fixture-articles.ts';
import { TOKEN, useTestPlatform } from '../../support/test-platform.ts';
import { compareShape } from './answer-shape.ts';
import { toDocument } from './asked-document.ts';
import { askedStorefronts } from './asked-storefronts.ts';

/** The newest, which has every field of the older ones. */
const schema = createStorefrontSchema('2026-04');

/** Lists that are empty where all went well. */
const REFUSALS = /\.(customerUserErrors|userErrors|warnings)$/;

/** With all that a product can have: a colour, a reduced price, tags, words for search engines. */
const OMEGA = `Handle,Title,Body (HTML),Vendor,Type,Tags,SEO Title,SEO Description,Option1 Name,Option1 Name (en),Option1 Value,Option1 Value (en),Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status
omega-13,Omega 13,<p>Ένα</p>,Dell,Laptop,"business, νέο",Omega,Ελαφρύ,Χρώμα,Colour,Ασημί,Silver,O-S,3,249.00,299.00,pro-14-front,active
omega-13,,,,,,,,,,Γκρι,Grey,O-G,4,249.00,299.00,,
`;

describe.each(databaseKinds)('on %s', (kind) => {
  const given = useTestPlatform(kind);
  const names = new Map<string, string>();
  const { run, signUp } = customersOf(() => given().query);

  beforeAll(async () => {
    const { context } = given().platform;
    await seedArticles(context, fixtureArticles);
    const findPicture = amongPictures(new Set(['pro-14-front']));
    await importProducts(context, new TextEncoder().encode(OMEGA), { findPicture });
    const { data } = await given().query(
      '{ product(handle: "omega-13") { id variants(first: 1) { nodes { id } } } collection(handle: "dell") { id } blog(handle: "news") { articles(first: 1) { nodes { handle } } } }',
    );
    names.set('COLLECTION', data.collection.id);
    names.set('VARIANT', data.product.variants.nodes[0].id);
    names.set('PRODUCT', data.product.id).set('ARTICLE', data.blog.articles.nodes[0].handle);
  });

  describe.each(askedStorefronts)('$source $version', (storefront) => {
    const asked = new Set<string>();
    const filled = new Set<string>();

    beforeAll(async () => {
      const variant = names.get('VARIANT');
      const made = await given().query(
        `mutation { cartCreate(input: { note: "Στον θυρωρό", discountCodes: ["MINUS20"], attributes: [{ key: "a", value: "b" }],
          buyerIdentity: { email: "maria@example.gr", phone: "+306940000000" }
          lines: [{ merchandiseId: "${variant}", attributes: [{ key: "x", value: "y" }] }] }) { cart { id lines(first: 1) { nodes { id } } } } }`,
      );
      const { cart } = made.data.cartCreate;
      names.set('CART', cart.id).set('LINE', cart.lines.nodes[0].id);
      const { token, email } = await signUp();
      const { customerAddress } = await run('addressCreate', { token, address: { address1: 'Εγνατία 1' } });
      names.set('PERSON', token).set('EMAIL', email).set('ADDRESS', customerAddress.id);
    });

    it.each(storefront.documents)('$name ($at)', async (document) => {
      const query = toDocument(document, storefront.context).replace(/"([A-Z]{4,})"/g, (whole, name) => {
        const id = names.get(name);
        return id ? JSON.stringify(id) : whole;
      });
      const response = await given().send({
        path: storefront.path,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN },
        body: JSON.stringify({ query }),
      });
      const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
      expect(errors).toBeUndefined();
      const compared = compareShape(schema, query, data);
      expect(compared.wrong).toEqual([]);
      for (const way of compared.asked) asked.add(way);
      for (const way of compared.filled) filled.add(way);
    });

    afterAll(() => {
      // A field that is empty everywhere would prove nothing: each such one is known and named.
      const empty = [...asked].filter((way) => !filled.has(way) && !REFUSALS.test(way));
      expect(empty.sort()).toEqual([...storefront.empty].sort());
      expect([...filled].filter((way) => REFUSALS.test(way)).sort()).toEqual([...storefront.refused].sort());
    });
  });
});
