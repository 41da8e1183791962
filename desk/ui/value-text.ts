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

/** How a value of the audit log is called: `title en` is the title, in English. */
export function useValueName(): (name: string) => string {
  const { words } = useDesk();
  return (name) => {
    const [word = '', of = ''] = name.split(' ');
    if (word === 'fact' && isFactKey(of)) return words.facts.names[of];
    const tag = contentLanguages.find((language) => language === of);
    return [(words.values as Named)[word] ?? word, tag && localeOf(tag).name].filter(Boolean).join(', ');
  };
}

/** How a fact reads, from the cell of a product's file. */
export function useFactText(): (fact: FactKey, cell: string) => string {
  const { words, language } = useDesk();
  const { yes, no, choices, names } = words.facts;
  const named: Named = { ...choices, ...names };
  const number = new Intl.NumberFormat(localeOf(language).intl, { useGrouping: false });
  return (fact, cell) => {
    const { type, values }: FactDefinition = FACT_DEFINITIONS[fact];
    if (type === 'boolean') return cell === 'TRUE' ? yes : no;
    if (values || fact === 'approximate')
      return readList(cell)
        .map((part) => named[part] ?? part)
        .join(', ');
    return /^\d+(\.\d+)?$/.test(cell) && type !== 'single_line_text_field' ? number.format(Number(cell)) : cell;
  };
}

/** How it reads: amounts as money, states in words. */
export function useValueText(): (name: string, value: unknown) => string {
  const { words, money, instant } = useDesk();
  const factText = useFactText();
  const states: Named = {
    ...words.paymentStates,
    ...words.fulfilmentStates,
    ...words.roles,
    ...words.products.status,
    ...{ true: words.facts.yes, false: words.facts.no },
  };
  return (name, value) => {
    if (value === undefined || value === null || value === '' || value === 'null') return '–';
    const text = String(value);
    const fact = name.replace(/^fact /, '');
    if (fact !== name && isFactKey(fact)) return factText(fact, text);
    if (name.endsWith('Cents')) return money(Number(text));
    if (name === 'ends') return instant(text);
    if (name === 'returns')
      return text.replaceAll(/[a-z]+/g, (state) => (words.orders.returns.status as Named)[state] ?? state);
    return Object.hasOwn(states, text) ? (states[text] ?? text) : text;
  };
}

/** What was changed, in words: `order 1001`. */
export function useSubjectText(): (subject: string) => string {
  const { subjects } = useDesk().words;
  return (subject) => subject.replace(/^[a-z]+/, (kind) => (subjects as Named)[kind] ?? kind);
}

/** Why a mail did not leave. */
export function useMailError(): (code: string | null) => string | null {
  const { why } = useDesk().words.mails;
  return (code) => code && `${(why as Named)[code] ?? why.other} (${code})`;
}

/** What became of a form in words, with what some name behind their code. */
export function useOutcomeText(): (outcome: string, isDone?: boolean) => string {
  const { words } = useDesk();
  return (outcome, isDone = false) => {
    const [code = '', ...rest] = outcome.split(':');
    const texts: Named = isDone ? words.done : { ...words.problems, ...words.outcomes };
    return [Object.hasOwn(texts, code) ? texts[code] : words.problems.other, rest.join(':')].join(' ').trim();
  };
}
