/** The mutation tests (`npm run mutants`, docs/mutants.md). */
export default {
  testRunner: 'vitest',
  // Packages are found by the names of their folders, which npm lays flat.
  plugins: ['@stryker-mutator/vitest-runner'],
  // TypeScript 7 has no JavaScript interface, by which Stryker would rewrite it.
  tsconfigFile: 'none',
  // A mutant that is evaluated once as its module loads would need a run of its own.
  ignoreStatic: true,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker.json',
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
};
