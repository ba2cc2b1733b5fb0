// The calendar with `alone.css` only looks, to the pixel, as it does in the portal: each state is drawn once and its sheets exchanged.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { aBlock, anAppointment, someBlocks } from '../packages/core/src/testing.ts';
import { states } from './alone/states.ts';
import { launchOptions } from './browser.ts';
import { publishedFile } from './published.ts';

const cssOf = (specifier: string) => readFileSync(publishedFile(specifier), 'utf8');
const sheets = {
  alone: cssOf('@tele/availability-calendar/alone.css'),
  portal: ['@tele/ui', '@tele/kit', '@tele/availability-calendar']
    .map((name) => cssOf(`${name}/styles.css`))
    .join('\n'),
};
const { outputFiles } = await build({
  // Text, not source, to the tools of this workspace: it knows the package by its published name.
  stdin: {
    contents: readFileSync(resolve(import.meta.dirname, 'alone/mount.tsx.txt'), 'utf8'),
    loader: 'tsx',
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  write: false,
  format: 'iife',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'published',
      setup: (host) => {
        host.onResolve({ filter: /^@tele\// }, ({ path }) => ({ path: publishedFile(path) }));
      },
    },
  ],
});
const styles = Object.entries(sheets).map(([name, css]) => `<style id="${name}">${css}</style>`);
// Without motion: an exchange of the sheets would start it anew.
const page = `<!doctype html><html lang="en" style="--tele-motion:0"><meta charset="utf-8">${styles.join('')}<body style="margin:0"><script src="/script.js"></script></body></html>`;
const early = aBlock('2026-11-24', 5, 5.5);
const answers: Readonly<Record<string, string>> = {
  '/api/availability/mine': JSON.stringify({ version: '1', items: [early, ...someBlocks()] }),
  '/api/appointments/mine': JSON.stringify({
    items: [
      anAppointment({
        chosenSlotISO: aBlock('2026-11-27', 15, 16).startISO,
        endISO: aBlock('2026-11-27', 15, 15.5).endISO,
      }),
    ],
  }),
};

async function serve(to: Page): Promise<void> {
  await to.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/script.js')
      await route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' });
    else if (path in answers) await route.fulfill({ contentType: 'application/json', body: answers[path] ?? '' });
    else await route.fulfill({ contentType: 'text/html', body: page });
  });
}

/** What is there now, drawn with one of the sheets. */
async function drawn(by: Page, sheet: keyof typeof sheets): Promise<Buffer> {
  await by.evaluate((wanted) => {
    for (const style of document.querySelectorAll('style')) style.disabled = style.id !== wanted;
  }, sheet);
  return by.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** A page may still be coming to rest between two pictures, so a difference counts when it stays. */
async function looksSame(on: Page): Promise<boolean> {
  for (let look = 0; look < 30; look += 1) {
    if ((await drawn(on, 'alone')).equals(await drawn(on, 'portal'))) return true;
    await on.waitForTimeout(100);
  }
  return false;
}

const browser = await chromium.launch(await launchOptions());
const different: string[] = [];
try {
  for (const { name, width, open } of states) {
    const context = await browser.newContext({ viewport: { width, height: 1000 }, locale: 'en-AU' });
    const host = await context.newPage();
    await serve(host);
    await host.goto('http://host.test/');
    await host.locator('[data-block]').first().waitFor();
    if (width > 640) await host.locator('[data-booking]').first().waitFor();
    await open(host);
    for (const colorScheme of ['light', 'dark'] as const) {
      await host.emulateMedia({ colorScheme });
      if (!(await looksSame(host))) different.push(`${name}, ${colorScheme}`);
    }
    await context.close();
  }
} finally {
  await browser.close();
}
for (const state of different) console.error(`✖ With alone.css the calendar looks different: ${state}.`);
if (different.length > 0) process.exit(1);
console.log(`Alone: ${states.length} states of the calendar look as they do in the portal, light and dark.`);
