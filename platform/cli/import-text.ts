/** How the owner reads what an import did, or would do. */
import { type Difference, shorten } from '../catalogue/import/compare-products.ts';
import type { ImportReport } from '../catalogue/import/import-products.ts';
import {
  COMMAND_LINE_WORDS,
  groupProblems,
  type Problem,
  type ToldProblem,
  tellProblem,
} from '../problems/problems.ts';

const MOST_NAMES = 20;
const FEW_LINES = 5;

export function importText(report: ImportReport): string {
  const { created, updated, unchanged } = report;
  return lines([
    `${created} products created, ${updated} updated, ${unchanged} as they were.`,
    ...namesText('Variants removed', report.removedSkus),
    ...remarks(report),
  ]);
}

export function planText(report: ImportReport): string {
  const { changes, created, updated, unchanged } = report;
  return lines([
    ...changes.flatMap(({ handle, title, isNew, differences }) => [
      `${isNew ? '+' : '~'} ${handle}: ${title}`,
      ...differences.map((difference) => `    ${differenceText(difference)}`),
    ]),
    ...(changes.length > 0 ? [''] : []),
    `${created} products would be created, ${updated} updated, ${unchanged} stay as they are. Nothing was changed.`,
    ...namesText('Variants that would be removed', report.removedSkus),
    ...remarks(report),
  ]);
}

function remarks({ pictureless, remainingSkus, ownStock, warnings, ignoredColumns }: ImportReport): string[] {
  const stock = ownStock.map(({ sku, stock, inFile }) => `${sku} (${stock} here, ${inFile} in the file)`);
  return [
    ...namesText('Without a picture, and so in no list until photos come (--images FOLDER)', pictureless),
    ...namesText('Variants that the file does not have, and that stay unless --delete-missing', remainingSkus),
    ...namesText('Stock that the file has otherwise, and that stays unless --stock', stock),
    ...toldProblems(warnings).map((line) => `Note: ${line}`),
    ...namesText('Columns that were not read', ignoredColumns),
  ];
}

/** One line for each cause. */
export function problemLines(told: readonly ToldProblem[]): string[] {
  const causes = groupProblems(told);
  const texts = causes.slice(0, MOST_NAMES).map(({ column, message, lines: numbers }) => {
    const first = numbers.slice(0, FEW_LINES).join(', ');
    const more = numbers.length > FEW_LINES ? ` and ${numbers.length - FEW_LINES} more` : '';
    return `${numbers.length > 1 ? 'lines' : 'line'} ${first}${more}${column ? `, ${column}` : ''}: ${message}`;
  });
  return causes.length > MOST_NAMES ? [...texts, `${causes.length - MOST_NAMES} more of this kind.`] : texts;
}

export function toldProblems(problems: readonly Problem[]): string[] {
  return problemLines(problems.map((problem) => tellProblem(COMMAND_LINE_WORDS, problem)));
}

function differenceText({ sku, what: field, from, to }: Difference): string {
  const what = [sku, field].filter(Boolean).join(' ');
  if (from === null) return `${what}: added ${shorten(to ?? '')}`;
  if (to === null) return `${what}: removed ${shorten(from)}`;
  return `${what}: ${shorten(from)} → ${shorten(to)}`;
}

function namesText(label: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return [`${label}: ${names.slice(0, MOST_NAMES).join(', ')}${more}.`];
}

function lines(list: readonly string[]): string {
  return `${list.join('\n')}\n`;
}
