// Compares pixels of each widget with its own sheet, the portal's, and others' in any order. Needs a build.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { aBlock, anAppointment, defaultHandlers, fail, mock, someBlocks } from '../packages/core/src/testing.ts';
import { launchOptions } from './browser.ts';
import { scriptOf, serve } from './mounted.ts';
import { publishedFile } from './published.ts';
import { states, type State } from './sheets/states.ts';

const root = resolve(import.meta.dirname, '..');
const widgets = [...new Set(states.map(({ widget }) => widget))];
const sheetOf = (widget: string) => readFileSync(publishedFile(`@tele/${widget}/styles.css`), 'utf8');
const built = resolve(root, 'apps/portal/dist/assets');
// Every page loads these in this order, before its own; the groups of `apps/portal/chunks.ts`.
const shared = ['start', 'entry', 'primitives'];
const sheets = readdirSync(built).filter((file) => file.endsWith('.css'));
function sheetNamed(name: string): string {
  const found = sheets.find((file) => file.startsWith(`${name}-`));
  if (!found) throw new Error(`The portal has no sheet of the group ${name}.`);
  return found;
}
const portal = [...new Set([...shared.map(sheetNamed), ...sheets])].map((file) =>
  readFileSync(resolve(built, file), 'utf8'),
);
const all = new Map([['portal', portal.join('\n')], ...widgets.map((widget) => [widget, sheetOf(widget)] as const)]);

function companies(own: string): readonly (readonly string[])[] {
  const others = widgets.filter((widget) => widget !== own);
  return [['portal'], [own, ...others], [...others, own]];
}

const script = await scriptOf(resolve(import.meta.dirname, 'sheets/mount.tsx.txt'));
// Without motion: swapping sheets would restart it.
const page = `<!doctype html><html lang="en" style="--tele-motion:0"><meta charset="utf-8"><body style="margin:0"><script src="/script.js"></script></body></html>`;
const early = aBlock('2026-11-24', 5, 5.5);
const nobody = fail(404, 'NOT_FOUND', 'You have not applied yet.');
const handlers = [
  mock('myAvailability', { version: '1', items: [early, ...someBlocks()] }),
  mock('myAppointments', {
    items: [
      anAppointment({
        chosenSlotISO: aBlock('2026-11-27', 15, 16).startISO,
        endISO: aBlock('2026-11-27', 15, 15.5).endISO,
      }),
    ],
  }),
  mock('myProvider', nobody),
  mock('providerOf', nobody),
  ...defaultHandlers(),
];

async function drawn(by: Page, names: readonly string[]): Promise<Buffer> {
  await by.evaluate(
    (sheets) => {
      for (const style of document.querySelectorAll('head > style')) style.remove();
      for (const sheet of sheets)
        document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
    },
    names.map((name) => all.get(name) ?? ''),
  );
  return by.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** A page may still be settling, so only a lasting difference counts. */
async function looksSame(on: Page, own: string, company: readonly string[]): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    if ((await drawn(on, [own])).equals(await drawn(on, company))) return true;
    await on.waitForTimeout(100);
  }
  return false;
}

const browser = await chromium.launch(await launchOptions());
const different: string[] = [];

async function check({ name, widget, width, open }: State): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 1000 }, locale: 'en-AU' });
  const host = await context.newPage();
  await serve(host, { page, script, handlers });
  await host.goto(`http://host.test/${widget}`);
  await drawn(host, [widget]);
  await open(host);
  for (const colorScheme of ['light', 'dark'] as const) {
    await host.emulateMedia({ colorScheme });
    for (const company of companies(widget)) {
      if (!(await looksSame(host, widget, company))) {
        different.push(`${widget}, ${name}, ${colorScheme}: its own sheet, and ${company.join(', ')}`);
      }
    }
  }
  await context.close();
}

try {
  for (const state of states) await check(state);
} finally {
  await browser.close();
}
for (const state of different) console.error(`✖ Two looks of ${state}.`);
if (different.length > 0) process.exit(1);
console.log(
  `Sheets: ${states.length} states look the same with the widget's own sheet, in the portal and in company, light and dark.`,
);
