import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { localeWords } from './locales/words-plugin.ts';

/** What runs on the embedded platform, and so needs its databases; one server is started for these tests only. */
const platformTests = ['platform/**/*.test.ts', 'tests/{contract,clients}/**/*.test.ts'];

const exclude = ['node_modules', 'build', 'tests/e2e'];

/** Vite would take graphql's ESM build beside the CommonJS one that Node gives to graphql-yoga: two GraphQLErrors. */
const graphql = fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url));

export default defineConfig({
  plugins: [localeWords()],
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    // The store's pages are rendered too, and name their stylesheets.
    css: true,
    pool: 'threads',
    maxWorkers: 2,
    // A hang ends there; how fast a busy machine is proves nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.ts', '**/*.test.tsx'], exclude: [...exclude, ...platformTests] },
      },
      {
        extends: true,
        test: { name: 'platform', include: platformTests, exclude, globalSetup: ['tests/support/postgres-setup.ts'] },
      },
    ],
  },
});
