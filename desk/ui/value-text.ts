import {
  FACT_DEFINITIONS,
  type FactDefinition,
  type FactKey,
  isFactKey,
  readList,
} from '#domain/facts/fact-definitions.ts';
import { contentLanguages, localeOf } from '#domain/locale/locales.ts';
import { useDesk } from '../page-context.ts';

type Named = Readonly<Record<string, string>>;

/** How codes and values of the platform read. */
export function useTexts() {
  const { words, language, money, instant } = useDesk();
  const { yes, no, choices, names: factNames } = words.facts;
  const facts: Named = { ...choices, ...factNames };
  const number = new Intl.NumberFormat(localeOf(language).intl, { useGrouping: false });
  const states: Named = {
    ...words.paymentStates,
    ...words.fulfilmentStates,
    ...words.roles,
    ...words.products.status,
    ...{ true: yes, false: no },
  };

  /** Of payment, parcels, people and products. */
  const stateText = (state: string) => (Object.hasOwn(states, state) ? (states[state] ?? state) : state);

  /** A value of the audit log: `title en` is the title, in English. */
  function nameOf(name: string): string {
    const [word = '', of = ''] = name.split(' ');
    if (word === 'fact' && isFactKey(of)) return factNames[of];
    const tag = contentLanguages.find((language) => language === of);
    return [(words.values as Named)[word] ?? word, tag && localeOf(tag).name].filter(Boolean).join(', ');
  }

  /** A fact, from the cell of a product's file. */
  function factText(fact: FactKey, cell: string): string {
    const { type, values }: FactDefinition = FACT_DEFINITIONS[fact];
    if (type === 'boolean') return cell === 'TRUE' ? yes : no;
    const toText = (part: string) => facts[part] ?? part;
    if (values || fact === 'approximate') return readList(cell).map(toText).join(', ');
    return /^\d+(\.\d+)?$/.test(cell) && type !== 'single_line_text_field' ? number.format(Number(cell)) : cell;
  }

  /** Amounts as money, states in words. */
  function textOf(name: string, value: unknown): string {
    if (value === undefined || value === null || value === '' || value === 'null') return '–';
    const text = String(value);
    const fact = name.replace(/^fact /, '');
    if (fact !== name && isFactKey(fact)) return factText(fact, text);
    if (name.endsWith('Cents')) return money(Number(text));
    if (name === 'ends') return instant(text);
    if (name === 'returns')
      return text.replaceAll(/[a-z]+/g, (state) => (words.orders.returns.status as Named)[state] ?? state);
    return stateText(text);
  }

  /** What was changed: `order 1001`. */
  const subjectText = (subject: string) =>
    subject.replace(/^[a-z]+/, (kind) => (words.subjects as Named)[kind] ?? kind);

  /** Why a mail did not leave. */
  function mailError(code: string | null): string | null {
    const { why } = words.mails;
    return code && `${(why as Named)[code] ?? why.other} (${code})`;
  }

  /** What became of a form, with what some name behind their code. */
  function outcomeText(outcome: string, isDone = false): string {
    const [code = '', ...rest] = outcome.split(':');
    const texts: Named = isDone ? words.done : { ...words.problems, ...words.outcomes };
    return [Object.hasOwn(texts, code) ? texts[code] : words.problems.other, rest.join(':')].join(' ').trim();
  }

  return { stateText, nameOf, factText, textOf, subjectText, mailError, outcomeText };
}
