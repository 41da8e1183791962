import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { API_VERSIONS, readOfficialIntrospection } from '#schema/build-schema.ts';
import { databaseKinds } from '../support/databases.ts';
import { useTestPlatform } from '../support/test-platform.ts';

describe.each(databaseKinds)('the served schema on %s', (kind) => {
  const given = useTestPlatform(kind);

  it.each(API_VERSIONS)('of %s is the official one, whole and unchanged', async (version) => {
    const { data, errors } = await given().query(
      getIntrospectionQuery({ inputValueDeprecation: true, directiveIsRepeatable: true }),
      {},
      undefined,
      version,
    );
    expect(errors).toBeUndefined();
    const served = printSchema(buildClientSchema(data as IntrospectionQuery));
    expect(served).toBe(printSchema(buildClientSchema(readOfficialIntrospection(version))));
  });

  it('names the versions that are served', async () => {
    const { data } = await given().query('{ publicApiVersions { handle displayName supported } }');
    expect(data.publicApiVersions.map(({ handle }: { handle: string }) => handle)).toEqual([...API_VERSIONS]);
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
