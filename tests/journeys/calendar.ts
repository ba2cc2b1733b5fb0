import { expect, type Locator, type Page } from '@playwright/test';
import type { Span } from '../../packages/core/src/availability/free-slots.ts';

export async function openAvailability(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('button', { name: 'Skip for now' }), (skip) => skip.click());
  await page.goto('/availability');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
}

/** Moves the focus to 9 am on the first day of next week. */
export async function enterNextWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('Home');
}

export const focusedCell = (page: Page): Locator => page.locator('[role=gridcell]:focus');

/** Acts, and returns the blocks that were saved. */
export async function savedBy(page: Page, act: () => Promise<void>): Promise<Span[]> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/availability/mine'),
  );
  await act();
  const response = await saved;
  expect(response.status()).toBe(200);
  const sent = response.request().postDataJSON() as { blocks: Span[] };
  const { items } = (await response.json()) as { items: Span[] };
  expect(items).toEqual(sent.blocks);
  return items;
}

export function addedTo(before: readonly Span[], after: readonly Span[]): Span[] {
  const known = new Set(before.map(({ startISO, endISO }) => startISO + endISO));
  return after.filter(({ startISO, endISO }) => !known.has(startISO + endISO));
}
