/** The values of `shop.config.ts`, with the lines of the file that they are on. */
import { readFileSync } from 'node:fs';
import { defaultLanguage } from '#domain/locale/locales.ts';
import { press, reviews, shop } from '#shop.config';
import { ownFile } from '../own-file.ts';

export interface ConfigValue {
  /** `delivery.freeAboveCents` */
  path: string;
  /** Undefined for a group. */
  value: unknown;
  /** Null where the file has it in a form of its own. */
  line: number | null;
}

export function readConfigFile(
  config: object = { ...shop, press, reviews },
  text = readFileSync(ownFile('shop.config.ts'), 'utf8'),
): ConfigValue[] {
  const lines = linesOf(text);
  const lineOf = (path: string): number | null =>
    lines.get(path) ?? (path.includes('.') ? lineOf(path.slice(0, path.lastIndexOf('.'))) : null);
  return valuesOf(config, '').map((one) => ({ ...one, line: lineOf(one.path) }));
}

/** Their keys are the owner's own, or those of the facts. */
const NAMED_BY_OWNER = new Set(['makers', 'metafields']);

function valuesOf(group: object, before: string): Omit<ConfigValue, 'line'>[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const path = before + key;
    if (!isGroup(value) || NAMED_BY_OWNER.has(path)) return [{ path, value }];
    return [{ path, value: undefined }, ...valuesOf(value, `${path}.`)];
  });
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isOneValue(value);

/** A text in each language, or a span of days or hours. */
const isOneValue = (value: object) =>
  defaultLanguage in value || ('from' in value && 'to' in value) || ('open' in value && 'close' in value);

const PROPERTY = /^( +)(\w+): /;

/** By path. What is in a list is not found by itself. */
function linesOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let before: string[] = [];
  let groups: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, exported] = /^export const (\w+)/.exec(line) ?? [];
    const [, indent = '', name] = PROPERTY.exec(line) ?? [];
    if (exported !== undefined) [before, groups] = [exported === 'shop' ? [] : [exported], []];
    else if (name !== undefined) groups = [...groups.slice(0, indent.length / 2 - 1), name];
    else continue;
    const path = [...before, ...groups].join('.');
    if (path !== '' && !found.has(path)) found.set(path, index + 1);
  }
  return found;
}
