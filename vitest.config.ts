import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { localeWords } from './locales/words-plugin.ts';

/** What runs on the embedded platform, and so needs its databases; one server is started for these tests only. */
const platformTests = ['{desk,platform}/**/*.test.ts', 'tests/{contract,clients,sentences}/**/*.test.ts'];

/** What a component does in a browser: its hooks, the focus, the presses. */
const domTests = ['app/**/*.dom.test.tsx'];

/** Each button of each page, pressed: `npm run check` leaves them to `npm test`. */
const pressTests = ['app/page-presses.dom.test.tsx'];

const exclude = ['node_modules', 'build', 'tests/e2e'];

/** A replaced module stays replaced for the test files after it, so these get a module graph of their own each. */
const mockingTests = globSync('**/*.test.{ts,tsx}', { cwd: import.meta.dirname, exclude }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
);

/** Each test finds the globals as they were. */
const restoreGlobals = 'tests/support/restore-globals.ts';

/** Vite would take graphql's ESM build beside the CommonJS one that Node gives to graphql-yoga: two GraphQLErrors. */
const graphql = fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url));

export default defineConfig({
  plugins: [localeWords()],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    // The store's pages are rendered too, and name their stylesheets.
    css: true,
    pool: 'threads',
    // One more than a small machine's two cores: tests of providers and processes wait for a third of their time.
    maxWorkers: 3,
    // A hang ends there; how fast a busy machine is proves nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, ...platformTests, ...mockingTests, ...domTests],
          setupFiles: [restoreGlobals],
          // Modules are read once for all files, which halves the processor time of a run.
          isolate: false,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'platform',
          include: platformTests,
          exclude: [...exclude, ...mockingTests],
          isolate: false,
          // Thousands of pages are rendered: by what renders them in the shop, which takes a third of the time.
          env: { NODE_ENV: 'production' },
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
      { extends: true, test: { name: 'mocking', include: mockingTests, exclude, setupFiles: [restoreGlobals] } },
      ...[
        { name: 'dom', include: domTests, exclude: [...exclude, ...pressTests] },
        { name: 'presses', include: pressTests, exclude },
      ].map((tests) => ({
        extends: true as const,
        test: {
          ...tests,
          environment: 'happy-dom',
          // What a test has drawn goes before the state that it was drawn from.
          sequence: { hooks: 'list' as const },
          setupFiles: [restoreGlobals, 'tests/support/patient-dom.ts'],
        },
      })),
    ],
  },
});
