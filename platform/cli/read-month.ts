import { startOfDay } from '../seed/athens-time.ts';
import { UsageError } from './command.ts';

/** The instants between which a month lies in Athens. */
export function readMonth(text: string): { from: string; until: string } {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  if (!match) throw new UsageError(`MONTH is "${text}"; write a month as year-month, such as 2026-11.`);
  const [year, month] = [Number(match[1]), Number(match[2])];
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return { from: startOfDay(`${text}-01`), until: startOfDay(`${next}-01`) };
}
