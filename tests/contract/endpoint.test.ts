import { getIntrospectionQuery } from 'graphql';
import pino from 'pino';
import { describe, expect, inject, it } from 'vitest';
import { createPlatform } from '#platform/platform.ts';
import { databaseKinds, useDatabase } from '../support/databases.ts';
import { runStatement } from '../support/postgres-server.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { PRIVATE_TOKEN, PUBLIC_URL, TOKEN, useTestPlatform } from '../support/test-platform.ts';

const json = { 'content-type': 'application/json' };
const headers = { ...json, 'x-shopify-storefront-access-token': TOKEN };
const body = JSON.stringify({ query: '{ shop { name } }' });

describe.each(databaseKinds)('the endpoint on %s', (kind) => {
  const given = useTestPlatform(kind);
  const post = (init: RequestInit & { path?: string }) => given().send({ method: 'POST', headers, body, ...init });
  const codeOf = async (response: Response) => {
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    return errors[0]?.extensions.code;
  };

  describe('tokens', () => {
    it.each([
      ['a wrong token', { ...json, 'x-shopify-storefront-access-token': 'wrong' }],
      ['an empty token', { ...json, 'x-shopify-storefront-access-token': '' }],
      ['a wrong private token', { ...json, 'shopify-storefront-private-token': TOKEN }],
    ])('%s is refused as on the hosted platform', async (_name, wrong) => {
      const response = await post({ headers: wrong });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        errors: [{ message: 'The access token is none of this shop.', extensions: { code: 'UNAUTHORIZED' } }],
      });
    });

    it('the private token is accepted', async () => {
      const response = await post({ headers: { ...json, 'shopify-storefront-private-token': PRIVATE_TOKEN } });
      expect(await response.json()).toEqual({ data: { shop: { name: 'Ξανά' } } });
    });
  });

  describe('HTTP', () => {
    it.each(['GET', 'PUT', 'DELETE'])('%s is 405', async (method) => {
      const response = await given().send({ method, headers });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    });

    it.each(['text/plain', 'multipart/form-data', ''])('content type %j is 415', async (type) => {
      const response = await post({ headers: { ...headers, 'content-type': type } });
      expect(response.status).toBe(415);
    });

    it('application/graphql is a document', async () => {
      const response = await post({
        headers: { ...headers, 'content-type': 'application/graphql' },
        body: '{ shop { name } }',
      });
      expect(await response.json()).toEqual({ data: { shop: { name: 'Ξανά' } } });
    });

    it.each([
      '{',
      '[]',
      '"x"',
      '{}',
      '{"query":1}',
      '{"query":" "}',
      '{"query":"{a}","variables":[]}',
      '{"query":"{a}","operationName":1}',
    ])('body %s is 400', async (wrong) => {
      const response = await post({ body: wrong });
      expect(response.status).toBe(400);
      expect(await codeOf(response)).toBe('BAD_REQUEST');
    });

    it('a body above 256 kB is 413, also when its length is not said', async () => {
      const large = JSON.stringify({ query: '{ shop { name } }', variables: { a: 'α'.repeat(140_000) } });
      expect((await post({ body: large })).status).toBe(413);
      const stream = new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)));
        },
      });
      const response = await post({ body: stream, duplex: 'half' } as RequestInit);
      expect(response.status).toBe(413);
    });

    it.each(['/api/graphql/2025-07', '/api/2025-08/graphql.json', '/api/latest/graphql.json'])(
      '%s is 404',
      async (path) => expect((await post({ path })).status).toBe(404),
    );

    it('a version to come is answered as the newest', async () => {
      const response = await post({ path: '/api/2031-01/graphql.json' });
      expect(response.status).toBe(200);
      expect(response.headers.get('x-shopify-api-version')).toBe('2026-04');
    });

    it('any origin may ask', async () => {
      const asked = {
        'access-control-request-headers': 'content-type, x-shopify-storefront-access-token, x-sdk-variant',
      };
      const preflight = await given().send({ method: 'OPTIONS', headers: { ...asked, origin: 'https://a.example' } });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-headers')).toBe(asked['access-control-request-headers']);
      expect((await post({})).headers.get('access-control-allow-origin')).toBe('*');
    });
  });

  describe('documents', () => {
    const refusal = async (document: string, variables = {}) => {
      const { status, data, errors } = await given().query(document, variables);
      expect(status).toBe(200);
      expect(data ?? null).toBeNull();
      return errors?.[0]?.extensions.code;
    };
    const nested = (depth: number) =>
      `{ collection(handle: "a") ${'{ products(first: 1) { nodes { collections(first: 1) { nodes '.repeat(depth)} { id } ${'} } } }'.repeat(depth)} }`;

    it('syntax and validation errors are answers', async () => {
      expect(await refusal('{ shop {')).toBe('GRAPHQL_PARSE_FAILED');
      expect(await refusal('{ shop { nam } }')).toBe('undefinedField');
      expect(await refusal('query($id: ID!) { node(id: $id) { id } }')).toBe('INVALID_VARIABLE');
      expect(await refusal('query A { shop { name } } query B { shop { name } }')).toBe('BAD_REQUEST');
    });

    it('there are no subscriptions', async () => {
      const { errors } = await given().query('subscription { shop { name } }');
      expect(errors).toHaveLength(1);
    });

    it('too long', async () =>
      expect(await refusal(`{ shop { name } } #${'x'.repeat(50_000)}`)).toBe('MAX_DOCUMENT_LENGTH_EXCEEDED'));

    it('too deep', async () => {
      expect(await refusal(nested(7))).toBe('MAX_DEPTH_EXCEEDED');
      const { errors } = await given().query(nested(3));
      expect(errors).toBeUndefined();
    });

    it('too deep through fragments', async () => {
      const fragments = Array.from(
        { length: 15 },
        (_, index) =>
          `fragment F${index} on Product { collections(first: 1) { nodes { products(first: 1) { nodes { ...F${index + 1} } } } } }`,
      );
      const document = `{ product(handle: "a") { ...F0 } } ${fragments.join(' ')} fragment F15 on Product { id }`;
      expect(await refusal(document)).toBe('MAX_DEPTH_EXCEEDED');
    });

    it('nested until the stack ends', async () => {
      expect(await refusal(`${'{a'.repeat(4_500)}${'}'.repeat(4_500)}`)).toMatch(/MAX_(DEPTH|FIELDS)_EXCEEDED/);
      expect(await refusal(`{ products(first: ${'['.repeat(7_000)}${']'.repeat(7_000)}) { nodes { id } } }`)).toMatch(
        /MAX_DEPTH|argumentLiteralsIncompatible/,
      );
      const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
      const response = await post({ body: `{"query":"{ shop { name } }","variables":{"a":${deep}}}` });
      expect(response.status).toBe(200);
    });

    it('long searches cost nothing', async () => {
      const words = 'a '.repeat(100_000);
      const { errors } = await given().query(
        'query($q: String!) { search(query: $q, first: 1, prefix: LAST) { totalCount } products(first: 1, query: $q) { nodes { id } } }',
        { q: words },
      );
      expect(errors).toBeUndefined();
    });

    it('a circle of fragments is refused, not followed', async () => {
      const document =
        '{ product(handle: "a") { ...A } } fragment A on Product { ...B } fragment B on Product { ...A id }';
      expect(await refusal(document)).toBe('infiniteLoop');
    });

    it('fragments that double are counted in no time', async () => {
      const fragments = Array.from(
        { length: 60 },
        (_, index) => `fragment F${index} on Shop { ...F${index + 1} ...F${index + 1} }`,
      );
      expect(await refusal(`{ shop { ...F0 } } ${fragments.join(' ')} fragment F60 on Shop { name }`)).toBe(
        'MAX_COMPLEXITY_EXCEEDED',
      );
    });

    it('too many fields, aliases, root fields', async () => {
      expect(await refusal(`{ shop { ${'name '.repeat(3_000)} } }`)).toBe('MAX_FIELDS_EXCEEDED');
      expect(
        await refusal(`{ shop { ${Array.from({ length: 300 }, (_, index) => `a${index}: name`).join(' ')} } }`),
      ).toBe('MAX_FIELDS_EXCEEDED');
      expect(await refusal(`{ ${'shop { name } '.repeat(51)} }`)).toBe('MAX_FIELDS_EXCEEDED');
      expect(await refusal(`{ shop { name } } ${'{'.repeat(20_000)}`)).toBe('GRAPHQL_PARSE_FAILED');
    });

    /** The goods of the collections of a product: 17 products in 2 collections here, so 34 each time. */
    const goods = (fields: string, size: string) =>
      `collections(first: 9) { nodes { products(first: ${size}) { nodes { ${fields} } } } }`;

    it('too costly, whether the number is in the document or in a variable', async () => {
      const document = (size: string) =>
        `query($n: Int = 250) { products(first: ${size}) { nodes { ${goods(goods(goods(goods('id handle', '$n'), size), size), size)} } } }`;
      expect(await refusal(document('250'))).toBe('MAX_COMPLEXITY_EXCEEDED');
      expect(await refusal(document('$n'), { n: 250 })).toBe('MAX_COMPLEXITY_EXCEEDED');
      expect(await refusal(document('$n'))).toBe('MAX_COMPLEXITY_EXCEEDED');
      expect((await given().query(document('$n'), { n: 5 })).errors).toBeUndefined();
    });

    it('a list counts as long as it can be, not as long as it may', async () => {
      const document =
        '{ collections(first: 250) { nodes { products(first: 250) { nodes { images(first: 250) { nodes { url } } variants(first: 250) { nodes { id title } } } } } } }';
      expect((await given().query(document)).errors).toBeUndefined();
    });

    it('counts what is asked for by a list of identifiers', async () => {
      const document = `query($identifiers: [HasMetafieldsIdentifier!]!) {
        products(first: 250) { nodes { ${goods(goods(goods('metafields(identifiers: $identifiers) { id }', '250'), '250'), '250')} } } }`;
      const identifiers = (length: number) =>
        Array.from({ length }, (_, index) => ({ namespace: 'a', key: `k${index}` }));
      expect(await refusal(document, { identifiers: identifiers(250) })).toBe('MAX_COMPLEXITY_EXCEEDED');
      expect((await given().query(document, { identifiers: identifiers(2) })).errors).toBeUndefined();
    });

    it('what the catalogue page asks for is allowed', async () => {
      const { errors } = await given().query(
        `{ products(first: 250) { pageInfo { hasNextPage endCursor } nodes { id title handle vendor description descriptionHtml
          productType tags createdAt availableForSale priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
          images(first: 5) { nodes { url altText width height } } options { name values optionValues { name } }
          variants(first: 10) { nodes { id title sku availableForSale quantityAvailable price { amount currencyCode } selectedOptions { name value } image { url altText } } } } } }`,
      );
      expect(errors).toBeUndefined();
    });

    it('introspection is allowed', async () => {
      const { errors } = await given().query(getIntrospectionQuery());
      expect(errors).toBeUndefined();
    });
  });

  it('logs one line an operation, without variables and tokens', async () => {
    await given().query('query Named($h: ID!) { product(id: $h) { handle } }', {
      h: 'beta-13 is no id',
    });
    const line = given().log().at(-1);
    expect(line).toMatchObject({
      operation: 'Named',
      errors: ['INVALID_GLOBAL_ID'],
      ms: expect.any(Number),
      requestId: expect.any(String),
    });
    expect(JSON.stringify(given().log())).not.toMatch(/beta-13|test-token/);
  });
});

describe('an unexpected error', () => {
  it('hides behind a request id that the log has too', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const platform = await createPlatform({
      dataDir: temporaryDirectory(),
      seed: 'none',
      publicUrl: PUBLIC_URL,
      storefrontToken: TOKEN,
      log,
    });
    await platform.checkDatabase();
    await platform.context.db.schema.dropTable('cart_discount_codes').execute();
    await platform.context.db
      .insertInto('carts')
      .values({
        token: 't',
        key: 'k',
        language: 'el',
        country: 'GR',
        note: '',
        attributes: '[]',
        created_at: '',
        updated_at: '',
      })
      .execute();
    const ask = async (query: string) => {
      const response = await platform.storefrontApi(
        new Request(`${PUBLIC_URL}/api/2025-07/graphql.json`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ query }),
        }),
      );
      const text = await response.text();
      expect(text).not.toMatch(/sqlite|no such table|cart_discount_codes|at .*\.ts/i);
      const { errors } = JSON.parse(text) as { errors: { extensions: { code: string; requestId: string } }[] };
      const { code, requestId } = errors[0]?.extensions ?? {};
      expect(code).toBe('INTERNAL_SERVER_ERROR');
      expect(requestId).toBe(response.headers.get('x-request-id'));
      expect(lines.filter((line) => line.includes(String(requestId)) && line.includes('"err"'))).toHaveLength(1);
    };
    await ask('{ cart(id: "gid://shopify/Cart/t?key=k") { id } }');
    await platform.close();
    await expect(platform.checkDatabase()).rejects.toThrow();
    await ask('{ shop { name } }');
  });
});

describe('the API while its database does not answer', () => {
  const location = useDatabase('postgres');
  it('answers 503, which clients send again', async () => {
    const platform = await createPlatform({
      ...location(),
      seed: 'none',
      publicUrl: PUBLIC_URL,
      storefrontToken: TOKEN,
      log: pino({ level: 'silent' }),
    });
    const name = new URL(location().databaseUrl ?? '').pathname.slice(1);
    const end = async (mayConnect: boolean) => {
      await runStatement(inject('postgresUrl'), `alter database ${name} allow_connections ${mayConnect}`);
      const all = `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`;
      await runStatement(inject('postgresUrl'), all);
    };
    const ask = async () => {
      const body = JSON.stringify({ query: '{ products(first: 1) { nodes { id } } }' });
      const url = `${PUBLIC_URL}/api/2025-07/graphql.json`;
      const response = await platform.storefrontApi(new Request(url, { method: 'POST', headers, body }));
      return [response.status, response.headers.get('retry-after'), await response.text()];
    };
    await end(false);
    expect(await ask()).toEqual([503, '5', expect.stringMatching(/"code":"INTERNAL_SERVER_ERROR"/)]);
    await end(true);
    expect(await ask()).toEqual([200, null, '{"data":{"products":{"nodes":[]}}}']);
    await platform.close();
  });
});
