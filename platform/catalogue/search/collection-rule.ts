/** Which products gather in a collection: a rule in the syntax of the API's `products(query:)`, with the facts of a machine as fields. */
import {
  FACT_DEFINITIONS,
  FACT_KEYS,
  type FactKey,
  readBoolean,
  readList,
  readNumber,
  readWeight,
} from '#domain/facts/fact-definitions.ts';
import type { Product } from '../catalogue.ts';
import { placeOf } from '../metafield-columns.ts';
import { productFields, productWords } from './match-product.ts';
import {
  compares,
  type FieldMatcher,
  listMatcher,
  type Predicate,
  queryMatcher,
  type Searchable,
} from './match-query.ts';
import { parseProductQuery, type QueryNode } from './product-query.ts';

const rules: Searchable<Product> = {
  fields: {
    ...productFields,
    ...Object.fromEntries(FACT_KEYS.map((fact) => [`fact.${fact}`, factMatcher(fact)])),
  },
  wordsOf: productWords,
};
const FIELDS = new Set(Object.keys(rules.fields));

/** A rule names no moment, so what `now` means does not matter. */
export function ruleMatcher(rule: string): Predicate<Product> {
  return queryMatcher(rule, new Date(0), rules);
}

/** What is wrong with a rule, as a sentence; null if it can be followed. */
export function ruleProblem(rule: string): string | null {
  const conditions = conditionsOf(parseProductQuery(rule, FIELDS));
  if (conditions.length === 0) return 'The rule has no condition; write one such as vendor:Dell.';
  const unknown = conditions.find((condition) => condition.kind === 'text');
  if (unknown) {
    const facts = FACT_KEYS.map((fact) => `fact.${fact}`).join(', ');
    const others = Object.keys(productFields).join(', ');
    return `"${unknown.text}" is no condition; write FIELD:VALUE, such as variants.price:<=250. The fields are ${others}, ${facts}.`;
  }
  return conditions.map(conditionProblem).find((problem) => problem !== null) ?? null;
}

type Condition = Extract<QueryNode, { kind: 'text' | 'field' }>;

function conditionsOf(node: QueryNode): Condition[] {
  if ('nodes' in node) return node.nodes.flatMap(conditionsOf);
  return node.kind === 'not' ? conditionsOf(node.node) : [node];
}

function conditionProblem(condition: Condition): string | null {
  if (condition.kind === 'text') return null;
  const { field, value } = condition;
  const isNumber = field === 'variants.price' || isMeasured(field.replace('fact.', ''));
  if (isNumber && readNumber(value) === null) return `${field} is "${value}"; write a number, such as ${field}:<=250.`;
  if (/^(?:created|updated)_at$/.test(field) && !/^\d{4}/.test(value)) {
    return `${field} is "${value}"; write a day, such as ${field}:>=2026-11-20.`;
  }
  return null;
}

function isMeasured(fact: string): boolean {
  const definitions: Readonly<Record<string, { type: string }>> = FACT_DEFINITIONS;
  return Object.hasOwn(definitions, fact) && /^(?:weight|number_)/.test(definitions[fact]?.type ?? '');
}

/** A machine whose fact is not known matches nothing that is asked of it. */
function factMatcher(fact: FactKey): FieldMatcher<Product> {
  const [namespace, key] = placeOf(fact);
  const textOf = ({ metafields }: Product) =>
    metafields.find((field) => field.namespace === namespace && field.key === key)?.value;
  const { type } = FACT_DEFINITIONS[fact];
  return (value, comparison) => {
    if (isMeasured(fact)) {
      const asked = readNumber(value);
      const read = type === 'weight' ? readWeight : readNumber;
      return (product) => {
        const number = read(textOf(product) ?? '');
        return number !== null && asked !== null && compares(number, asked, asked, comparison);
      };
    }
    if (type === 'boolean') {
      const asked = readBoolean(value);
      return (product) => asked !== null && readBoolean(textOf(product) ?? '') === asked;
    }
    return listMatcher([value], (product) => {
      const text = textOf(product) ?? '';
      return type.startsWith('list.') ? readList(text) : [text];
    });
  };
}
