import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readOfficialIntrospection } from '#schema/build-schema.ts';
import { databaseKinds } from '../support/databases.ts';
import { useTestPlatform } from '../support/test-platform.ts';

describe.each(databaseKinds)('the served schema on %s', (kind) => {
  const given = useTestPlatform(kind);

  it('is the official one, whole and unchanged', async () => {
    const { data, errors } = await given().query(
      getIntrospectionQuery({ inputValueDeprecation: true, directiveIsRepeatable: true }),
    );
    expect(errors).toBeUndefined();
    const served = printSchema(buildClientSchema(data as IntrospectionQuery));
    expect(served).toBe(printSchema(buildClientSchema(readOfficialIntrospection())));
  });

  it.each([
    [
      '{ search(query: "a", first: 1, productFilters: [{ category: { id: "gid://shopify/TaxonomyCategory/1" } }]) { totalCount } }',
      'ProductFilter.category',
    ],
    [
      '{ collections(first: 1) { nodes { products(first: 1, filters: [{ category: { id: "a" } }]) { nodes { id } } } } }',
      'ProductFilter.category',
    ],
  ])('answers NOT_IMPLEMENTED for %s', async (document, field) => {
    const { errors, status } = await given().query(document);
    expect(status).toBe(200);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED' } }]);
    expect(errors?.[0]?.message).toContain(field);
  });

  it('tells null from absent', async () => {
    const { data, errors } = await given().query('{ shop { subscriptionPolicy { title } customerAccountUrl } }');
    expect(errors).toBeUndefined();
    expect(data.shop).toEqual({ subscriptionPolicy: null, customerAccountUrl: null });
  });

  it('takes documents with @defer', async () => {
    const { data, errors } = await given().query('{ shop { ... @defer { name } } }');
    expect(errors).toBeUndefined();
    expect(data.shop.name).toBe('Ξανά');
  });
});
