import { useDesk } from '../page-context.ts';

/** How a value of the audit log reads: amounts as money, states in words. */
export function useValueText(): (name: string, value: unknown) => string {
  const { words, money } = useDesk();
  const states: Readonly<Record<string, string>> = {
    ...words.paymentStates,
    ...words.fulfilmentStates,
    ...words.roles,
  };
  return (name, value) => {
    if (value === undefined || value === null || value === '' || value === 'null') return '–';
    const text = String(value);
    if (name.endsWith('Cents')) return money(Number(text));
    return Object.hasOwn(states, text) ? (states[text] ?? text) : text;
  };
}

/** What became of a form in words, with what some name behind their code. */
export function useOutcomeText(): (outcome: string, isDone?: boolean) => string {
  const { words } = useDesk();
  return (outcome, isDone = false) => {
    const [code = '', ...rest] = outcome.split(':');
    const texts: Readonly<Record<string, string>> = isDone ? words.done : { ...words.problems, ...words.outcomes };
    return [Object.hasOwn(texts, code) ? texts[code] : words.problems.other, rest.join(':')].join(' ').trim();
  };
}
