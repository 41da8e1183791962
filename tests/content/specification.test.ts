import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

interface Row {
  number: number;
  requirement: string;
  proofs: Proof[];
}

interface Proof {
  path: string;
  /** The test's title, or a piece of code. */
  text: string;
  /** The case of a test with many. */
  part: string | undefined;
}

const rows: Row[] = read('docs/specification.md')
  .split('\n')
  .flatMap((line) => {
    const [, number, requirement = '', where = ''] = /^\| (\d+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return number ? [{ number: Number(number), requirement, proofs: where.split('<br>').map(parseProof) }] : [];
  });

function parseProof(cell: string): Proof {
  const [, path = '', text = '', part] = /^`([^`]+)`: “(.+?)”(?: \((.+)\))?$/.exec(cell.replaceAll('\\|', '|')) ?? [];
  return { path, text, part };
}

/** The text as a whole literal of a test; anywhere in other code. */
function isThere({ path, text, part }: Proof): boolean {
  const code = read(path);
  if (part !== undefined && !code.includes(part)) return false;
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return code.includes(text);
  return ["'", '`'].some((quote) =>
    code.includes(`${quote}${text.replaceAll("'", quote === "'" ? "\\'" : "'")}${quote}`),
  );
}

describe('docs/specification.md', () => {
  it('numbers its requirements without a gap, and says each once', () => {
    expect(rows.length).toBeGreaterThan(190);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const sentences = rows.map(({ requirement }) => requirement);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('names nothing that is gone', () => {
    const gone = rows.flatMap(({ number, proofs }) =>
      proofs
        .filter((proof) => !existsSync(resolve(root, proof.path)) || proof.text === '' || !isThere(proof))
        .map(({ path, text }) => `${number}: ${path}: ${text}`),
    );
    expect(gone).toEqual([]);
  });

  it('proves at least two requirements of three by a test', () => {
    const tested = rows.filter(({ proofs }) => proofs.some(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path)));
    expect(tested.length / rows.length).toBeGreaterThan(2 / 3);
  });
});
