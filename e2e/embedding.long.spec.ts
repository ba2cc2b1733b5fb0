// What docs/embed-widgets.md tells a clinic to paste works as it stands there: each example is opened on a page of the clinic's, against the real API.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openWritten } from './clinic-page.ts';
import { test } from './test.ts';

const text = readFileSync(resolve(import.meta.dirname, '../docs/embed-widgets.md'), 'utf8');
/** Each block of HTML with the word that says what it shows. */
const examples = [...text.matchAll(/^```html ?(\w*)\n(.*?)^```/gms)].map(({ 1: shows = '', 2: html = '', index }) => ({
  shows,
  html,
  line: text.slice(0, index).split('\n').length,
}));

const box = (page: Page) => page.getByRole('combobox', { name: 'Specialty' });

/** What somebody sees who opens a page with the example in it. */
const seen: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  widget: async (page) => {
    await expect(box(page)).toBeEnabled();
    await expect(page.getByRole('link', { name: /^Find a doctor/ })).toBeHidden();
  },
  vouched: async (page) => {
    // The clinic's server is not there: nobody is signed in, and the visitor may look.
    await expect(box(page)).toBeEnabled();
  },
  button: async (page) => {
    await page.getByRole('link', { name: 'Book a specialist' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(box(page)).toBeEnabled();
  },
  floating: async (page) => {
    await page.getByRole('link', { name: 'Book a specialist' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(box(page)).toBeEnabled();
  },
  link: async (page) => {
    await expect(page.getByRole('link', { name: /^Find a doctor/ })).toHaveAttribute('href', /\/match\/doctor$/);
  },
};

test('there are examples, and each says what it shows', () => {
  expect(examples.length).toBeGreaterThan(6);
  expect(examples.filter(({ shows }) => !seen[shows])).toEqual([]);
});

for (const { shows, html, line } of examples) {
  test(`the example at line ${line} of docs/embed-widgets.md shows the ${shows}`, async ({ page }) => {
    await openWritten(page, html);
    await seen[shows]?.(page);
  });
}
