import { describe, expect, it } from 'vitest';
import { useTestPlatform } from '../support/test-platform.ts';

describe('validation', () => {
  const given = useTestPlatform('sqlite');

  it.each([
    ['{ shop { nam } }', 'undefinedField'],
    ['{ shop }', 'selectionMismatch'],
    ['{ product(handel: "a") { id } }', 'argumentNotAccepted'],
    ['{ product(handle: 1) { id } }', 'argumentLiteralsIncompatible'],
    ['{ node { id } }', 'missingRequiredArguments'],
    ['query { product(handle: $h) { id } }', 'variableNotDefined'],
    ['query($h: String) { shop { name } }', 'variableNotUsed'],
    ['query($h: Int) { product(handle: $h) { id } }', 'variableMismatch'],
    ['query($h: String, $h: String) { product(handle: $h) { id } }', 'variableNotUnique'],
    ['query($h: Product) { shop { name } }', 'variableRequiresValidType'],
    ['{ shop { ...Gone } }', 'useAndDefineFragment'],
    ['{ shop { name } } fragment Unused on Shop { id }', 'useAndDefineFragment'],
    ['{ shop { ... on Nothing { id } } }', 'undefinedType'],
    ['{ shop { ... on Product { id } } }', 'cannotSpreadFragment'],
    ['{ shop { ... on CurrencyCode { id } } }', 'fragmentOnNonCompositeType'],
    ['{ shop { name @nothing } }', 'undefinedDirective'],
    ['{ shop { name @inContext(language: EN) } }', 'directiveCannotBeApplied'],
    ['{ shop { name @skip(if: true) @skip(if: true) } }', 'directiveNotUniqueForLocation'],
    ['{ shop { a: name a: id } }', 'fieldConflict'],
    ['{ product(handle: "a", handle: "b") { id } }', 'argumentNotUnique'],
    ['query A { shop { id } } query A { shop { name } }', 'uniquelyNamedOperations'],
    ['type Own { id: ID }', 'queryContainsSchemaDefinitions'],
  ])('%s is refused as %s', async (document, code) => {
    const { status, data, errors } = await given().query(document);
    expect(status).toBe(200);
    expect(data).toBeFalsy();
    expect(errors?.map(({ extensions }) => extensions.code)).toContain(code);
  });

  it('an unknown field is named with its type', async () => {
    const { errors } = await given().query('{ shop { brand { nam } } }');
    expect(errors).toMatchObject([{ extensions: { code: 'undefinedField', typeName: 'Brand', fieldName: 'nam' } }]);
  });

  it('a value that does not fit its variable is told with the value and the problem', async () => {
    const { errors } = await given().query('query($first: Int!) { products(first: $first) { nodes { id } } }', {
      first: 'many',
    });
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'INVALID_VARIABLE',
          value: 'many',
          problems: [{ path: [], explanation: expect.any(String) }],
        },
      },
    ]);
  });
});
