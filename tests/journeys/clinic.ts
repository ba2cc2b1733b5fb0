// The seeded clinic's site (examples/clinic-site): starts it for journeys, opens it, reads its events.
import { spawn } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { pageService } from '../../tooling/pages.ts';
import { choosePorts } from '../../tooling/ports.ts';
import { e2eDataDir, e2ePorts } from '../../playwright.config.ts';
import { addresses } from './addresses.ts';
import { picked, pickIn, searchIn } from './host.ts';
import { linkMailedTo } from './sign-in.ts';
import { test as base } from './test.ts';

/** The clinic’s site runs as long as the worker, and is packed again after a package was built. */
export const test = base.extend<object, { clinicSite: void }>({
  clinicSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const { ports, problems } = await choosePorts(e2ePorts, ['partner', 'partnerServer']);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      const { signal } = new AbortController();
      const site = await pageService('partner', { ports, dataDir: e2eDataDir, built: true, signal });
      const [program = '', ...args] = site.command;
      // The channel ends the child when this process ends, for any reason.
      const child = spawn(program, args, {
        cwd: site.cwd,
        env: { ...process.env, ...site.env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      const ended = new Promise((done) => child.once('exit', done));
      await expect
        .poll(() =>
          fetch(site.ready).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      await use();
      child.kill();
      await ended;
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
});

interface WidgetEvent {
  type: string;
  data: Record<string, unknown>;
}

declare global {
  interface Window {
    events: WidgetEvent[];
    refused: string[];
  }
}

const events = ['auth-required', 'submitted', 'selection-created', 'booked', 'error'];

/** Opens a clinic page that records its widgets' events and policy violations. */
export async function openClinic(page: Page, path: string, origin = addresses.clinic): Promise<void> {
  await page.addInitScript((names) => {
    window.events = [];
    window.refused = [];
    for (const name of names)
      document.addEventListener(`tele:${name}`, (event) => {
        if (event instanceof CustomEvent) window.events.push(event.detail as WidgetEvent);
      });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  }, events);
  await page.goto(`${origin}${path}`);
}

export const toldOf = (page: Page, type: string): Promise<Record<string, unknown>[]> =>
  page.evaluate((name) => window.events.filter((one) => one.type === name).map(({ data }) => data), type);

export async function requestTold(page: Page): Promise<string> {
  await expect.poll(() => toldOf(page, 'submitted')).toHaveLength(1);
  const [data] = await toldOf(page, 'submitted');
  return String(data?.selectionId);
}

export const matchOn = (page: Page): Locator => page.locator('tele-match-widget');

/** As a visitor, presses the bar's button. Returns the portal's window. */
export async function openSignIn(page: Page, widget: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await widget.getByRole('button', { name: 'Sign in to send your request' }).click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { name: 'Sign in to Tele' })).toBeVisible();
  return opened;
}

export const mailedLink = (opened: Page, email: string): Promise<string> =>
  linkMailedTo(email, async () => {
    await opened.getByLabel('Email').fill(email);
    await opened.getByRole('button', { name: 'Continue', exact: true }).click();
  });

export const submitSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Submit your request' });

export async function pickSomeone(widget: Locator, name: string): Promise<void> {
  await searchIn(widget);
  await pickIn(widget, name);
  await expect(picked(widget, 1)).toBeVisible();
}

export async function googleIn(opened: Page, email: string): Promise<void> {
  const closed = opened.waitForEvent('close');
  await opened.getByRole('button', { name: 'Continue with Google' }).click();
  await opened.getByRole('button', { name: email }).click();
  await closed;
}

export async function signInAtClinic(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
}
