// Every example in docs/embed-widgets.md works on a clinic's page against the real API.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openWritten } from './clinic-page.ts';
import { test } from './test.ts';

const text = readFileSync(resolve(import.meta.dirname, '../../docs/embed-widgets.md'), 'utf8');
const examples = [...text.matchAll(/^```html ?(\w*)\n(.*?)^```/gms)].map(({ 1: shows = '', 2: html = '', index }) => ({
  shows,
  html,
  line: text.slice(0, index).split('\n').length,
}));

const box = (page: Page) => page.getByRole('combobox', { name: 'Specialty' });

/** Expected content of a page with each example. */
const seen: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  widget: async (page) => {
    await expect(box(page)).toBeEnabled();
    await expect(page.getByRole('link', { name: /^Find a doctor/ })).toBeHidden();
  },
  vouched: async (page) => {
    // The clinic's server is down: visitors can look around signed out.
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

test('every example in the guide says which result it shows', () => {
  expect(examples.length).toBeGreaterThan(6);
  expect(examples.filter(({ shows }) => !seen[shows])).toEqual([]);
});

for (const { shows, html, line } of examples) {
  test(`the example at line ${line} of docs/embed-widgets.md shows the ${shows}`, async ({ page }) => {
    await openWritten(page, html);
    await seen[shows]?.(page);
  });
}
