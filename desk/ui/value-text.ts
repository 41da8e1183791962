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
