import { it, expect } from 'vitest';
import { writeFileSync } from 'node:fs';
import { readTextFiles, plainText } from '/work/main/tests/content/texts.ts';
it('dump', () => {
  const files = readTextFiles();
  writeFileSync('/tmp/dump.txt', files.flatMap(f => (['el','en'] as const).flatMap(l => f.texts[l].map(t => `${f.name}\t${l}\t${t.key}\t${plainText(t.text).replaceAll('\n','⏎')}`))).join('\n'));
  console.log(files.map(f=>`${f.name} ${f.texts.el.length} ${f.texts.en.length}`).join('\n'));
  expect(1).toBe(1);
});
