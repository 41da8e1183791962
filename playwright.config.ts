import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/find-browser.ts';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores run two browsers and two stores, and CI has no second look: there a journey that failed is walked once more, in
  // a new store. The report names it as flaky, which is a fault to be found, as it is at once where somebody sits before it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
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
    trace: 'retain-on-failure',
  },
});
