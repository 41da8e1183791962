import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/find-browser.ts';

const executablePath = await findBrowser();

/** Journeys that wait most of their time: a notice is read before the page is left, a server is away for a moment. */
const WAITING = '**/{oauth,recovery}.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/build-store.ts',
  // One more than a small machine's two cores: journeys wait for a third of their time.
  workers: 3,
  fullyParallel: true,
  // In this order: what waits goes first, while unit tests run beside it (bin/tasks/test.ts); at the end the machine would wait as well.
  projects: [
    { name: 'waiting', testMatch: WAITING },
    { name: 'working', testIgnore: WAITING },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A hang ends there; how fast a busy machine is proves nothing.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: {
      executablePath,
      // The last four keep the browser from looking for the outside world.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    reducedMotion: 'reduce',
    // A trace costs a third of the time of every journey: `npx playwright test --trace on -g "…"` makes one when it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
