import { expect as expectAtOnce } from '@playwright/test';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { report } from '../budget.ts';
import { book } from './book.ts';
import { budgets } from './budgets.ts';
import type { Project } from './projects.ts';
import { patienceMs } from '../patience.ts';
import type { Service } from './service.ts';
import type { Site } from './site.ts';
import { watch } from './record-errors.ts';
import { codeIn, weigh } from './weigh.ts';

const expect = expectAtOnce.configure({ timeout: 2 * patienceMs });

interface Visit {
  project: Project;
  folder: string;
  service: Service;
  site: Site;
  browser: () => Promise<Browser>;
}

/** Measures a site's download, books on it and visits its other pages. Throws on any fault. */
export async function visit({ project, folder: root, service, site, browser }: Visit): Promise<void> {
  const { name, site: built } = project;
  const budget = budgets[name];
  if (!built || !budget) throw new Error(`${name} has no site, or no budget.`);
  const launched = await browser();
  const look = { locale: 'en-AU', timezoneId: 'Australia/Sydney', viewport: { width: 1280, height: 900 } };
  const context = await launched.newContext(look);
  // Two lanes may share two cores.
  context.setDefaultTimeout(2 * patienceMs);
  const page = await context.newPage();
  const said = watch(page);
  try {
    await page.goto(`${site.origin}/bare/`);
    await expect(page.getByRole('heading', { name: 'Banksia Clinic' })).toBeVisible();
    const bare = weigh(site.loaded);
    site.loaded.clear();

    await page.goto(`${site.origin}/match/`);
    await expect(page.getByRole('combobox', { name: 'Specialty' })).toBeEnabled();
    const first = weigh(site.loaded) - bare;
    const selectionId = await book(page);
    expect(await service.heldFor(selectionId), 'held in cents').toEqual([1500]);
    const folder = (page: string) => join(root, built.folder, page);
    const all = built.shared
      ? weigh(site.loaded) - bare
      : weigh(codeIn(folder('match'))) - weigh(codeIn(folder('bare')));
    report(`${name}: until the search form is usable`, first, budget.first);
    report(`${name}: with every step`, all, budget.all);

    await page.goto(`${site.origin}/others/`);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
    await expect(page.getByText('You’re approved')).toBeVisible();
    expect(said, 'what the pages said to the console').toEqual([]);

    if (built.signedOut) await page.goto(`${site.origin}/signed-out/`);
    if (built.signedOut) await expect(page.getByText(/sign in/i).first()).toBeVisible();
    // The browser reports a missing sign-in itself.
    const more = said.filter((line) => !line.includes('status of 401'));
    expect(more, 'what the page of nobody said to the console').toEqual([]);
  } catch (error) {
    throw new Error([error instanceof Error ? error.message : String(error), ...said].join('\n'), { cause: error });
  } finally {
    await context.close();
  }
}
