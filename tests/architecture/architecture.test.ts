/** The directions of the house, as one test: which room may import which, and what no file may contain. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const slashed = (path: string) => path.replaceAll('\\', '/');
const files = globSync(
  '{app,desk,domain,locales,shop,platform,functions,server,schema,bin,bench,tests}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  .map((path) => slashed(path))
  .concat('shop.config.ts', 'search.config.ts')
  .filter((file) => !file.includes('node_modules') && !file.endsWith('.d.ts'))
  .sort();
const isTest = (file: string) => /\.test\.tsx?$|^tests\//.test(file) || /(?:^|\/)test-[^/]+\.ts$/.test(file);
const production = files.filter((file) => !isTest(file));

/** Rooms, most special first; what a file of the room may import of ours. */
const RULES: [room: RegExp, allowed: RegExp][] = [
  [/^domain\//, /^domain\//],
  // The shape of the file, as types.
  [/^shop\.config\.ts$/, /^domain\/(?:shop\/shop-config|locale\/(?:locales|owner-texts))\.ts$/],
  [/^search\.config\.ts$/, /^domain\/search\/search-words\.ts$/],
  [/^schema\//, /^schema\//],
  // Of the other rooms only types, of the formats also functions.
  [/^shop\//, /^(?:shop|locales|domain|app)/],
  [/^locales\//, /^(?:locales|domain|app|desk|platform|functions|server|shop)/],
  [/^app\/i18n\//, /^(?:app\/i18n|locales|domain|schema|shop\.config)/],
  [/^app\/storefront\//, /^(?:app\/(?:storefront|i18n)|locales|domain|schema|(?:shop|search)\.config)/],
  [/^app\/state\//, /^(?:app\/(?:state|storefront|i18n)|domain|shop\.config)/],
  [/^app\/seo\//, /^(?:app\/(?:seo|state|storefront|i18n)|locales|domain|shop\.config)/],
  [/^app\/ui\//, /^(?:app\/(?:ui|storefront|i18n)|locales|domain|shop\.config|art)/],
  [/^app\/shell\//, /^(?:app\/(?:shell|ui|state|seo|storefront|i18n)|locales|domain|shop\.config|art)/],
  [/^app\//, /^(?:app|locales|domain|schema|shop|art)/],
  [/^platform\//, /^(?:platform|locales|domain|schema|(?:shop|search)\.config|art)/],
  [/^functions\//, /^(?:functions|locales|domain|schema|shop\.config|art)/],
  [/^desk\//, /^(?:desk|platform|app\/(?:ui|i18n)|locales|domain|shop\.config|art)/],
  [/^server\//, /^(?:server|desk|platform|functions|locales|domain|schema|shop\.config|art)/],
];

const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|#)[^']+)'/g;

function resolveImport(file: string, target: string): string {
  return target.startsWith('#') ? target.slice(1) : slashed(relative(root, resolve(root, dirname(file), target)));
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(IMPORT)]
    .map(([, target = '']) => resolveImport(file, target))
    .filter((target) => !target.includes('+types/'))
    .map((target) => target.replace(/\?.*$/, ''));
}

/** Type imports are left out: they do not exist when the program runs. */
function valuesImportedBy(file: string): string[] {
  const types = new Set(
    [...read(file).matchAll(/(?:import|export) type [^;]*? from '([^']+)'/g)].map(([, target = '']) => target),
  );
  const values = new Set(
    [...read(file).matchAll(/(?:import|export) (?!type )[^;]*? from '([^']+)'/g)].map(([, target = '']) => target),
  );
  const onlyTypes = [...types].filter((target) => !values.has(target)).map((target) => resolveImport(file, target));
  return importsOf(file).filter((target) => !onlyTypes.includes(target));
}

describe('directions', () => {
  it.each(production.filter((file) => RULES.some(([room]) => room.test(file))))('%s', (file) => {
    const [, allowed] = RULES.find(([room]) => room.test(file)) ?? [];
    expect(importsOf(file).filter((target) => !allowed?.test(target))).toEqual([]);
  });

  it('the shape of shop.config.ts reaches the browser as types alone: its validation is not part of any page', () => {
    const readers = ['shop.config.ts', ...production.filter((file) => /^(?:app|domain)\//.test(file))];
    const byValue = readers.filter((file) => /import (?!type )[^;]*shop-config\.ts'/.test(read(file)));
    expect(byValue).toEqual([]);
  });

  it('no feature imports another feature', () => {
    const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];
    const crossings = production.filter(featureOf).flatMap((file) =>
      importsOf(file)
        .filter((target) => featureOf(target) && featureOf(target) !== featureOf(file))
        .map((target) => `${file} → ${target}`),
    );
    expect(crossings).toEqual([]);
  });

  it('no two folders of the domain, the platform or the features import values from each other', () => {
    const folderOf = (path: string) => /^(?:domain|platform|app\/features)\/[^/]+(?=\/)/.exec(path)?.[0];
    const imports = new Set(
      production.flatMap((file) =>
        valuesImportedBy(file).map((target) => `${folderOf(file) ?? file} ${folderOf(target) ?? target}`),
      ),
    );
    const pairs = [...imports].filter((edge) => {
      const [from = '', to = ''] = edge.split(' ');
      return from < to && imports.has(`${to} ${from}`);
    });
    expect(pairs).toEqual([]);
  });

  it('no other part of the platform imports the checkout but the assistants’ and the owner’s, which prepare one', () => {
    const importers = production.filter((file) => /^platform\/(?!checkout\/|ucp\/|cli\/)/.test(file));
    const crossings = importers.filter((file) =>
      importsOf(file).some((target) => /^platform\/checkout\//.test(target)),
    );
    expect(crossings).toEqual([]);
  });

  it('the platform’s services know no GraphQL, its resolvers no SQL', () => {
    const services = production.filter((file) => /^platform\/(?!graphql\/|http\.ts|platform\.ts|cli\/)/.test(file));
    const withGraphql = services.filter((file) => /from '(?:graphql|graphql-yoga)'/.test(read(file)));
    const withSql = production.filter((file) => /^platform\/graphql\//.test(file) && /from 'kysely'/.test(read(file)));
    expect({ withGraphql, withSql }).toEqual({ withGraphql: [], withSql: [] });
  });
});

/** Columns of the owner's files, the payment pages' own codes, and the demo shop's Greek and English. */
const LISTED = /^platform\/(?:catalogue|cli|seed|content)\/|^platform\/payments\/[^/]+\//;

describe('house rules', () => {
  it('the environment is read in one file', () => {
    const readers = production.filter((file) => /process\.env\b/.test(read(file)) && !file.startsWith('bin/'));
    expect(readers).toEqual(['server/environment.ts']);
  });

  it('no folder or file is called utils, helpers, misc, common or lib', () => {
    expect(files.filter((file) => /(?:^|\/)(?:utils?|helpers?|misc|common|lib)(?:\/|\.tsx?$)/.test(file))).toEqual([]);
  });

  it('names are in kebab-case', () => {
    const names = files.map((file) => file.split('/').at(-1) ?? '');
    expect(names.filter((name) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(name))).toEqual([]);
  });

  it('no colour is written outside of the tokens', () => {
    const styles = globSync('{app,desk}/**/*.css', { cwd: root });
    const coloured = styles.filter((file) =>
      /#(?!0000?\b)[0-9a-f]{3,8}\b(?![^{]*\})/i.test(read(file).replaceAll(/url\([^)]*\)/g, '')),
    );
    expect(coloured).toEqual([]);
  });

  it('every sheet of ui and shell is in app/styles.css, and comes with nothing else', () => {
    const listed = [...read('app/styles.css').matchAll(/'\.\/((?:ui|shell)\/[^']+)'/g)].map(
      ([, sheet]) => `app/${sheet}`,
    );
    expect(listed.toSorted()).toEqual(globSync('app/{ui,shell}/**/*.css', { cwd: root }).map(slashed).toSorted());
    const imported = production.flatMap((file) =>
      [...read(file).matchAll(/^import '(\.[^']+\.css)'/gm)].map(([, sheet = '']) =>
        slashed(join(dirname(file), sheet)),
      ),
    );
    expect(imported.filter((sheet) => /^app\/(?:ui|shell)\//.test(sheet))).toEqual([]);
  });

  it('no language is compared or listed outside of its row and its folder', () => {
    const rooms = production.filter((file) => /^(?:app|desk|functions|platform|server)\//.test(file));
    const compares = rooms.filter((file) => /[!=]== '(?:el|en)'/.test(read(file)));
    const records = rooms.filter(
      (file) => /\{ el, en \}(?! ?[:)])|\bel: ['`{(]/.test(read(file)) && !LISTED.test(file),
    );
    const prefixes = rooms.filter((file) => /(?<![\w.])en\\?\/|\/en\b/.test(withoutProse(read(file))));
    expect({ compares, records, prefixes }).toEqual({ compares: [], records: [], prefixes: [] });
  });

  it('a payment provider is named in its folder and in the list of payment-methods.ts alone', () => {
    const providers = globSync('platform/payments/*/*-provider.ts', { cwd: root }).map((file) =>
      slashed(file).split('/').slice(-2),
    );
    const named = providers
      .map(([folder = '']) => folder)
      // Its word has other meanings.
      .filter((folder) => folder !== 'test')
      .flatMap((folder) =>
        production
          .filter((file) => /^(?:app|domain|functions|locales|platform|server)\//.test(file))
          .filter((file) => !file.startsWith(`platform/payments/${folder}/`))
          .filter((file) => new RegExp(folder, 'i').test(read(file)))
          .map((file) => `${file}: ${folder}`),
      );
    expect(providers.length).toBeGreaterThan(2);
    expect(providers.filter(([folder, file]) => file !== `${folder}-provider.ts`)).toEqual([]);
    expect([...new Set(named.map((line) => line.split(':')[0]))]).toEqual(['platform/payments/payment-methods.ts']);
  });

  it('how the money of an order comes is read from the table of manual-methods.ts, not told by a name', () => {
    const rooms = production.filter((file) => /^platform\/(?:orders|checkout)\//.test(file));
    const named =
      /[!=]== '(?:cod|transfer)'|(?:paymentMethod|gateway) [!=]== 'pickup'|'!?=', '(?:cod|transfer|pickup)'/;
    expect(rooms.filter((file) => named.test(read(file)))).toEqual([]);
  });

  it('no loader or action reads the address of the request, which has the router’s own additions: it is given `url`', () => {
    const readers = production.filter((file) => /^app\/.*request\.url\b/s.test(`${file}${read(file)}`));
    expect(readers).toEqual(['app/entry.server.tsx']);
  });

  it('journeys open pages by their fixture, which gives them when their script lives, and wait for what is seen', () => {
    // A page that tests share may count a request of an earlier one for ever: its network is never idle.
    const opening = files.filter((file) =>
      /^tests\/e2e\/.*(?:newContext\(|browser\.newPage\(|waitForLoadState\()/s.test(`${file}${read(file)}`),
    );
    expect(opening).toEqual(['tests/e2e/store-fixture.ts']);
  });

  it('no style attribute, which the Content-Security-Policy would drop', () => {
    expect(production.filter((file) => file.endsWith('.tsx') && /\sstyle=\{/.test(read(file)))).toEqual([]);
  });
});

/** Without comments and addresses of other sites. */
function withoutProse(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*|https:\/\/[^'`]*/g, '');
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
