import type { ReactNode } from 'react';
import {
  FACT_DEFINITIONS,
  FACT_KEYS,
  type FactDefinition,
  type FactKey,
  factProblem,
  toFactCell,
} from '#domain/facts/fact-definitions.ts';
import { deskWords } from '#locales/desk-words.ts';
import type { Product, Variant } from '#platform/catalogue/catalogue.ts';
import { VARIANT_PICTURE } from '#platform/catalogue/import/variant-picture.ts';
import { toLaptopInput } from '#platform/catalogue/laptop-input.ts';
import { factOf } from '#platform/catalogue/metafield-columns.ts';
import { factCell } from '#platform/catalogue/write-facts.ts';
import { causeText } from '#platform/problems/problems.ts';
import type { Values } from '#platform/staff/audit-log.ts';
import type { Call, Refusal } from '../actions.ts';
import { useDesk } from '../page-context.ts';
import { typedLine } from '../typed-values.ts';
import { Act } from '../ui/act.tsx';
import { Choice, Field } from '../ui/fields.tsx';
import { Table } from '../ui/table.tsx';
import { useTexts } from '../ui/value-text.ts';
import { useReadFacts } from './reading.tsx';

/** Those that name other facts and places in pictures are for the product's file. */
const EDITED: readonly FactKey[] = FACT_KEYS.filter((fact) => fact !== 'approximate' && fact !== 'sockets');

type Owner = Pick<Product, 'metafields'>;

export function factValues(owner: Owner): Values {
  return Object.fromEntries(EDITED.map((fact) => [`fact ${fact}`, factCell(owner, fact)]));
}

/** What was typed; a problem where it makes no sense. */
export function readFacts({ form, visit: { language } }: Call): ReadonlyMap<FactKey, string> | Refusal {
  const words = deskWords[language];
  const typed = EDITED.filter((fact) => form.has(fact)).map((fact) => [fact, typedLine(form, fact)] as const);
  for (const [fact, text] of typed) {
    const problem = text === '' ? null : factProblem(fact, text);
    const cause = problem && { code: problem.code, values: [text, ...problem.values] };
    if (cause) return { problem: `fact_wrong:${words.facts.names[fact]}. ${causeText(words.importProblems, cause)}` };
  }
  return new Map(typed);
}

/** Each fact with where it comes from, and the form that mends them. */
export function Facts({ product }: { product: Product }) {
  const { facts } = useDesk().words;
  const read = useReadFacts(toLaptopInput(product)).flatMap(([name, value, source]) =>
    value && source && source !== 'fields' ? [[name, value, facts.sources[source]]] : [],
  );
  return (
    <section>
      <h2>{facts.title}</h2>
      <FactTable owner={product} read={read} source={facts.sources.fields} />
      <Act name="facts_save" shown={factValues(product)} ask={facts.edit}>
        <FactFields owner={product} unset={facts.unknown} />
      </Act>
    </section>
  );
}

/** What is so of one variant alone. */
export function VariantFacts({ variant }: { variant: Variant }) {
  const { facts } = useDesk().words;
  return (
    <Act name="variant_facts" hidden={{ sku: variant.sku }} shown={factValues(variant)} ask={facts.editVariant}>
      <FactTable owner={variant} source={facts.editVariant.source} />
      <FactFields owner={variant} unset={facts.editVariant.unset} />
    </Act>
  );
}

interface FactTableProps {
  owner: Owner;
  /** Further rows, before those of the fields. */
  read?: readonly (readonly ReactNode[])[];
  source: string;
}

function FactTable({ owner, read = [], source }: FactTableProps) {
  const { words, instant } = useDesk();
  const { facts } = words;
  const { factText } = useTexts();
  const fields = owner.metafields.map(({ namespace, key, type, value, updatedAt }) => {
    const fact = factOf(namespace, key);
    const cell = toFactCell(type, value);
    const name = fact ? facts.names[fact] : key === VARIANT_PICTURE.key ? words.values.photos : `${namespace}.${key}`;
    return [name, fact ? factText(fact, cell) : cell, `${source}, ${instant(updatedAt)}`];
  });
  return <Table head={[facts.name, facts.value, facts.source]} rows={[...read, ...fields]} />;
}

function FactFields({ owner, unset }: { owner: Owner; unset: string }) {
  return (
    <div className="form--row">
      {EDITED.map((fact) => (
        <FactField key={fact} fact={fact} unset={unset} value={factCell(owner, fact)} />
      ))}
    </div>
  );
}

function FactField({ fact, unset, value }: { fact: FactKey; unset: string; value: string }) {
  const { facts } = useDesk().words;
  const { factText } = useTexts();
  const { type, values }: FactDefinition = FACT_DEFINITIONS[fact];
  const own = { name: fact, label: facts.names[fact], value };
  const choices = type === 'boolean' ? ['TRUE', 'FALSE'] : values;
  if (choices)
    return <Choice {...own} options={[['', unset], ...choices.map((one) => [one, factText(fact, one)] as const)]} />;
  const isText = type === 'single_line_text_field' || type === 'list.single_line_text_field';
  const hint = type === 'list.single_line_text_field' ? { hint: facts.edit.listHint } : {};
  return <Field {...own} {...hint} isOptional inputMode={isText ? undefined : 'decimal'} />;
}
