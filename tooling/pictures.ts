// `node tooling/pictures.ts [package …]`: draws each built widget for the packages' pages. Needs a build.
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import {
  aMe,
  anAppointment,
  anIncomingSelection,
  aBlock,
  defaultHandlers,
  fail,
  incomingList,
  mock,
  someBlocks,
} from '../packages/core/src/testing.ts';
import { launchOptions } from './browser.ts';
import { scriptOf, serve } from './mounted.ts';
import { publishedFile } from './published.ts';

const root = resolve(import.meta.dirname, '..');

interface Picture {
  height: number;
  open: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const pictures: Readonly<Record<string, Picture>> = {
  'match-widget': {
    height: 1000,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Specialty' }).click();
      await page.getByRole('option', { name: /^Gastroenterology/ }).click();
      await button(page, /^See /).click();
      await button(page, /^Next available/)
        .first()
        .click();
      await page.getByText('1 of 10 picked').waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  'provider-inbox': {
    height: 640,
    open: async (page) => button(page, /^View/).first().waitFor(),
  },
  'availability-calendar': {
    height: 1000,
    open: async (page) => {
      await page.locator('[data-block]').first().waitFor();
      await page.locator('[data-booking]').first().waitFor();
    },
  },
  'doctor-register': { height: 1000, open: async (page) => page.getByLabel('Full name').waitFor() },
};

const nobody = fail(404, 'NOT_FOUND', 'You have not applied yet.');
const handlers = [
  mock('myAvailability', { version: '1', items: someBlocks() }),
  mock('myAppointments', {
    items: [
      anAppointment({
        chosenSlotISO: aBlock('2026-11-26', 14.5, 15).startISO,
        endISO: aBlock('2026-11-26', 14.5, 15).endISO,
      }),
    ],
  }),
  mock(
    'incomingSelections',
    incomingList([
      anIncomingSelection(),
      anIncomingSelection({
        selectionId: 'sel_2',
        slotISO: '2026-11-25T03:30:00.000Z',
        feeCapCents: null,
        anyFee: true,
      }),
      anIncomingSelection({ selectionId: 'sel_3', slotISO: '2026-11-26T22:00:00.000Z' }),
      anIncomingSelection({ selectionId: 'sel_4', slotISO: '2026-11-23T04:00:00.000Z', feeCapCents: 22_000 }),
    ]),
  ),
  mock('authMe', aMe({ email: 'anh.pham@example.com' })),
  mock('myProvider', nobody),
  mock('providerOf', nobody),
  ...defaultHandlers(),
];
const script = await scriptOf(resolve(import.meta.dirname, 'pictures/clinic.tsx.txt'));
const clinic = readFileSync(resolve(import.meta.dirname, 'pictures/clinic.css'), 'utf8');
const font = readFileSync(resolve(root, '.storybook/public/fonts/figtree-latin-wght-normal.woff2'));

async function draw(name: string, { height, open }: Picture): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height },
      locale: 'en-AU',
      timezoneId: 'Australia/Sydney',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const sheet = readFileSync(publishedFile(`@tele/${name}/styles.css`), 'utf8');
    await serve(page, {
      page: `<!doctype html><html lang="en"><meta charset="utf-8"><style>${clinic}</style><style>${sheet}</style><body><script src="/script.js"></script></body></html>`,
      script,
      handlers,
      files: { '/figtree.woff2': { contentType: 'font/woff2', body: font } },
    });
    await page.goto(`http://clinic.test/${name}`);
    await open(page);
    await page.evaluate(() => document.fonts.ready);
    const path = resolve(root, 'packages', name, 'picture.png');
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    console.log(`packages/${name}/picture.png ${(statSync(path).size / 1000).toFixed(0)} kB`);
  } finally {
    await browser.close();
  }
}

const names = process.argv.slice(2);
for (const [name, picture] of Object.entries(pictures)) {
  if (names.length === 0 || names.includes(name)) await draw(name, picture);
}
