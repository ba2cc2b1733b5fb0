import { expect, test as base, type BrowserContext } from '@playwright/test';
import { addresses } from './addresses.ts';

const refusal = /content.security.policy|trusted(html|script)|permissions.policy/i;

/** Removes the routes of a context: handlers that run while its page closes must not fail the journey. */
async function unroute(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** Journey that closes its pages afterwards: open ones would keep polling and rendering. */
export const test = base.extend<{ ownPages: void; refusesNothing: void }, { clockOfPages: void }>({
  // Playwright closes the context of `page` before `ownPages` ends.
  context: [
    async ({ context }, use) => {
      await use(context);
      await unroute(context);
    },
    { scope: 'test' },
  ],
  ownPages: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map(unroute));
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  // The portal's own headers must not block anything it does.
  refusesNothing: [
    async ({ browser }, use) => {
      const refused: string[] = [];
      const listen = (context: BrowserContext): void => {
        context.on('console', (message) => {
          const isPortal = message.page()?.url().startsWith(addresses.portal) ?? false;
          if (isPortal && refusal.test(message.text())) refused.push(message.text());
        });
      };
      browser.contexts().forEach(listen);
      browser.on('context', listen);
      await use();
      browser.off('context', listen);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  // At another hour (playwright.hours.config.ts) pages get the servers' clock.
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
