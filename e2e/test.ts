import { test as base } from '@playwright/test';

/** A journey. The pages it opened are closed after it: those of all journeys before would go on asking, counting down and drawing beside it. */
export const test = base.extend<{ ownPages: void }, { clockOfPages: void }>({
  ownPages: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  // At another hour (playwright.hours.config.ts) this process has the servers' clock, and gives it to every page.
  clockOfPages: [
    async ({ browser }, use) => {
      if (process.env.CLOCK_FILE !== undefined) {
        browser.on('context', (context) => void context.clock.setSystemTime(Date.now()));
      }
      await use();
    },
    { auto: true, scope: 'worker' },
  ],
});
