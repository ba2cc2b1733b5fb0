import { expect, type Locator, type Page } from '@playwright/test';
import type { Span } from '../packages/core/src/availability/free-slots.ts';

/** Opens the calendar at this week, once its grid is there. On a Sunday it opens a week later by default. */
export async function openAvailability(page: Page): Promise<void> {
  await page.goto('/availability');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
}

/** Brings the focus into the grid of the week after this one: the cell of 9 am on its first day. */
export async function enterNextWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('Home');
}

/** The cell that has the focus, by the name a screen reader says. */
export const focusedCell = (page: Page): Locator => page.locator('[role=gridcell]:focus');

/** Does what leads to a save, and gives the blocks that were sent and taken. */
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

/** What `after` has and `before` has not. */
export function addedTo(before: readonly Span[], after: readonly Span[]): Span[] {
  const known = new Set(before.map(({ startISO, endISO }) => startISO + endISO));
  return after.filter(({ startISO, endISO }) => !known.has(startISO + endISO));
}
