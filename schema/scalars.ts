/** How the official schema's own scalars are read and written. The schema's text describes each of them. */
import { GraphQLError, type GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';

type ScalarFunctions = Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>;

/** Functions by the scalar's name, to be assigned onto the types of the built schema. */
export const scalars: Readonly<Record<string, ScalarFunctions>> = {
  Decimal: scalar('Decimal', toDecimalText),
  URL: { ...scalar('URL', toUrlText), serialize: scalar('URL', toAddressText).serialize },
  DateTime: scalar('DateTime', toInstantText),
  ISO8601DateTime: scalar('ISO8601DateTime', toInstantText),
  UnsignedInt64: scalar('UnsignedInt64', toUnsignedText),
  HTML: scalar('HTML', toText),
  Color: scalar('Color', toText),
  JSON: scalar('JSON', (value) => value),
};

/** @param read answers undefined for a value that the scalar does not allow */
function scalar(name: string, read: (value: unknown) => unknown): ScalarFunctions {
  const parse = (value: unknown) => {
    const result = read(value);
    if (result === undefined) throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}`);
    return result;
  };
  return {
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node: ValueNode, variables) => parse(valueFromASTUntyped(node, variables)),
  };
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function toDecimalText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
}

function toUrlText(value: unknown): string | undefined {
  return typeof value === 'string' && URL.canParse(value) ? value : undefined;
}

/** A path too: the store's own server is answered with addresses that hold under each of its names. */
function toAddressText(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : toUrlText(value);
}

/** The hosted platform writes whole seconds. */
function toInstantText(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return value.replace(/\.\d+(?=Z$)/, '');
}

function toUnsignedText(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,20}$/.test(text) ? text : undefined;
}
