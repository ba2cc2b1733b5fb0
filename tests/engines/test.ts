import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { addresses } from '../journeys/addresses.ts';
import type { Engine } from './driver.ts';
import { engines } from './engines.ts';
import { Page } from './page.ts';
import { people, type EngineName, type People } from './people.ts';

interface OfOneEngine {
  engineName: EngineName;
  engine: Engine;
  who: People;
}

/** Journey in one engine. Its pages close with it; all journeys of a worker share the engine. */
export const test = base.extend<{ visit: () => Promise<Page>; annotated: void }, OfOneEngine>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  who: [async ({ engineName }, use) => use(people[engineName]), { scope: 'worker' }],
  // docs/engines.md describes it.
  annotated: [
    async ({ engine }, use, info) => {
      info.annotations.push({ type: 'engine', description: engine.version });
      await use();
    },
    { auto: true },
  ],
  visit: async ({ engine }, give, info) => {
    const pages: Page[] = [];
    await give(async () => {
      const page = new Page(await engine.visit(), addresses.portal);
      pages.push(page);
      return page;
    });
    if (info.status !== info.expectedStatus) {
      for (const [index, page] of pages.entries()) {
        const path = info.outputPath(`page-${index + 1}.png`);
        await writeFile(path, await page.picture());
        await info.attach(`page ${index + 1}`, { path, contentType: 'image/png' });
      }
    }
    await Promise.all(pages.map((page) => page.close()));
  },
});
