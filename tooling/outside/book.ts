import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { fillCard } from '../../tests/journeys/card.ts';
import { fillSearch, pickNext } from '../../tests/journeys/search.ts';

/** Books with a widget up to the paid request. Returns the request ID that the host received. */
export async function book(page: Page): Promise<string> {
  await fillSearch(page);
  await pickNext(page, 'Dr Callum Brodie');
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Hold $15.00 and submit' }).click();
  await page.getByText('Open', { exact: true }).waitFor();
  const lines = (await page.locator('#told').textContent())?.split('\n') ?? [];
  const id = lines.find((line) => line.startsWith('created '))?.replace('created ', '') ?? 'none';
  const order = ['ready', 'step results', 'picks 1', `created ${id}`, `submitted ${id}`];
  const events = lines.filter((line) => order.includes(line) || line.startsWith('error'));
  expect(events, 'what the host was told').toEqual(order);
  expect(lines).toContain('step request');
  return id;
}
