import {
  FACT_DEFINITIONS,
  FACT_KEYS,
  type FactDefinition,
  type FactKey,
  factProblem,
  toFactCell,
} from '#domain/facts/fact-definitions.ts';
import { deskWords } from '#locales/desk-words.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { toLaptopInput } from '#platform/catalogue/laptop-input.ts';
import { factOf } from '#platform/catalogue/metafield-columns.ts';
import type { ProductRecord } from '#platform/catalogue/product-record.ts';
import { factCell, writeFacts } from '#platform/catalogue/write-facts.ts';
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

export function factValues(product: Product): Values {
  return Object.fromEntries(EDITED.map((fact) => [`fact ${fact}`, factCell(product, fact)]));
}

/** @returns the work of `facts_save` on one product */
export function readFacts({ form, visit }: Call): ((record: ProductRecord) => ProductRecord) | Refusal {
  const typed = EDITED.filter((fact) => form.has(fact)).map((fact) => [fact, typedLine(form, fact)] as const);
  const [wrong] = typed.find(([fact, text]) => text !== '' && factProblem(fact, text) !== null) ?? [];
  if (wrong) return { problem: `fact_wrong:${deskWords[visit.language].facts.names[wrong]}` };
  return (record) => writeFacts(record, new Map(typed));
}

/** Each fact with where it comes from, and the form that mends them. */
export function Facts({ product }: { product: Product }) {
  const { words, instant } = useDesk();
  const { facts } = words;
  const { factText } = useTexts();
  const read = useReadFacts(toLaptopInput(product)).flatMap(([name, value, source]) =>
    value && source && source !== 'fields' ? [[name, value, facts.sources[source]]] : [],
  );
  const fields = product.metafields.map(({ namespace, key, type, value, updatedAt }) => {
    const fact = factOf(namespace, key);
    const cell = toFactCell(type, value);
    const source = `${facts.sources.fields}, ${instant(updatedAt)}`;
    return [fact ? facts.names[fact] : `${namespace}.${key}`, fact ? factText(fact, cell) : cell, source];
  });
  return (
    <section>
      <h2>{facts.title}</h2>
      <Table head={[facts.name, facts.value, facts.source]} rows={[...read, ...fields]} />
      <Act name="facts_save" shown={factValues(product)} ask={facts.edit}>
        <div className="form--row">
          {EDITED.map((fact) => (
            <FactField key={fact} fact={fact} value={factCell(product, fact)} />
          ))}
        </div>
      </Act>
    </section>
  );
}

function FactField({ fact, value }: { fact: FactKey; value: string }) {
  const { facts } = useDesk().words;
  const { factText } = useTexts();
  const { type, values }: FactDefinition = FACT_DEFINITIONS[fact];
  const own = { name: fact, label: facts.names[fact], value };
  const choices = type === 'boolean' ? ['TRUE', 'FALSE'] : values;
  if (choices)
    return (
      <Choice {...own} options={[['', facts.unknown], ...choices.map((one) => [one, factText(fact, one)] as const)]} />
    );
  const isText = type === 'single_line_text_field' || type === 'list.single_line_text_field';
  const hint = type === 'list.single_line_text_field' ? { hint: facts.edit.listHint } : {};
  return <Field {...own} {...hint} isOptional inputMode={isText ? undefined : 'decimal'} autoComplete="off" />;
}
