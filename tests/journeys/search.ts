import { expect, type Locator, type Page } from '@playwright/test';
import { dayKey, dayLabel, formatLongDay, formatTimeWithZone, sydney } from '../../packages/core/src/index.ts';

export const specialty = 'Gastroenterology & Hepatology';

export async function fillSearch(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
  await page.getByRole('option', { name: new RegExp(`^${specialty}`) }).click();
  await page.getByLabel(/Reason/).fill('Ongoing reflux, referral from my GP.');
  await page.getByRole('button', { name: 'See doctors' }).click();
}

export async function searchSpecialists(page: Page): Promise<void> {
  await page.goto('/match');
  await expect(
    page.getByRole('heading', { name: 'We match clients with verified tele professionals, Australia-wide.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Doctors/ }).click();
  await expect(page).toHaveURL(/\/match\/doctor$/);
  await fillSearch(page);
  await expect(page).toHaveURL(/\/results\/doctor\?specialty=/);
}

export async function openResults(
  page: Page,
  search: Record<string, string> = {},
  profession = 'doctor',
): Promise<void> {
  await page.goto(`/results/${profession}?${new URLSearchParams({ specialty, ...search })}`);
}

/** Shows a day's times on a specialist's card. `day`: YYYY-MM-DD in the displayed zone. */
export async function openDay(card: Locator, day: string): Promise<Locator> {
  await card.scrollIntoViewIfNeeded();
  const { weekday, day: date, monthLong } = dayLabel(day);
  const tabs = card.getByRole('tab');
  const tab = card.getByRole('tab', { name: new RegExp(`^${weekday} ${date}, .*, ${monthLong}$`) });
  await expect(tabs.first()).toBeVisible();
  while ((await tab.count()) === 0) {
    const before = await tabs.first().textContent();
    await card.getByRole('button', { name: 'Next 7 days' }).click();
    await expect(tabs.first()).not.toHaveText(before ?? '');
  }
  await tab.click();
  return card.getByRole('tabpanel', { name: `Times on ${formatLongDay(`${day}T00:00:00.000Z`, 'UTC')}` });
}

export async function pickAt(page: Page, name: string, slotISO: string): Promise<void> {
  const times = await openDay(page.getByRole('article', { name: new RegExp(name) }), dayKey(slotISO, sydney));
  const time = formatTimeWithZone(slotISO, sydney).replaceAll('\u00A0', '\\s');
  await times.getByRole('button', { name: new RegExp(`^${time}, `) }).click();
}

export async function pickNext(page: Page, name: string): Promise<void> {
  const card = page.getByRole('article', { name: new RegExp(name) });
  await card.getByRole('button', { name: /next available/i }).click();
}

export async function openPayment(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit your request' });
  await expect(sheet.locator('iframe[title="Secure payment input frame"]')).toBeVisible();
  return sheet;
}
