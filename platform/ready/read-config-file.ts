/** The values of `shop.config.ts` with what the file itself says of them. */
import { readFileSync } from 'node:fs';
import { ownFile } from '../own-file.ts';

export interface ConfigValue {
  /** The line of the file. */
  line: number;
  /** `delivery.freeAboveCents` */
  path: string;
  /** As it is written; empty for a group. */
  value: string;
  about: string;
}

const PROPERTY = /^( +)(\w+): (.*)$/;

export function readConfigFile(text = readFileSync(ownFile('shop.config.ts'), 'utf8')): ConfigValue[] {
  const found: ConfigValue[] = [];
  const groups: string[] = [];
  let about: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const comment = /^\s*(?:\/\*\*|\*)\s?(.*?)\s*(?:\*\/)?$/.exec(line)?.[1];
    if (comment !== undefined) {
      if (line.includes('/**')) about = [];
      about.push(comment);
      continue;
    }
    const [, indent = '', name = '', value = ''] = PROPERTY.exec(line) ?? [];
    if (name !== '') {
      const depth = indent.length / 2 - 1;
      groups.splice(depth, groups.length, name);
      const isGroup = /^[[{(]$/.test(value.trim());
      const path = groups.join('.');
      found.push({
        line: index + 1,
        path,
        value: isGroup ? '' : value.replace(/,$/, ''),
        about: about.join(' ').trim(),
      });
    }
    about = [];
  }
  return found;
}
