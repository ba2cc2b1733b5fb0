import { expect, type Page } from '@playwright/test';
import { acceptRequest } from './answer.ts';
import { specialty } from './search.ts';
import { linkMailedTo, signInWithGoogle } from './sign-in.ts';
import { sentRequest } from './submit.ts';
import { tabTo } from './tab-to.ts';
import { test } from './test.ts';

const press = (page: Page, key: string) => page.keyboard.press(key);

async function write(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name);
  await page.keyboard.type(text);
}

async function enter(page: Page, role: 'button' | 'link', name: RegExp): Promise<void> {
  await tabTo(page, role, name);
  await press(page, 'Enter');
}

test('a newcomer books by keyboard, and the bell reports each step', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const email = `first.visit.keys-${test.info().retry}@example.com`;
  await page.goto('/login');
  const link = await linkMailedTo(email, async () => {
    await write(page, /^Email/, email);
    await press(page, 'Enter');
    await expect(page.getByText(/emailed you a sign-in link/)).toBeVisible();
  });
  await page.goto(link);
  await expect(page).toHaveURL(/\/match\/doctor$/);

  // No notifications yet.
  await enter(page, 'button', /^Notifications$/);
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByText('No request updates.')).toBeVisible();
  await press(page, 'Escape');
  await expect(panel).toBeHidden();

  await tabTo(page, 'combobox', /^Specialty/);
  await page.keyboard.type('gastro');
  await expect(page.getByRole('option', { name: new RegExp(`^${specialty}`) })).toBeVisible();
  await press(page, 'Enter');
  await enter(page, 'button', /^See doctors$/);
  await expect(page).toHaveURL(/\/results\/doctor\?specialty=Gastro/);

  // The next time can lapse before the payment: books on the day after.
  const hanh = page.getByRole('article', { name: 'Dr Hanh Nguyen' });
  await tabTo(page, hanh.getByRole('button', { name: /^Next available/ }));
  await tabTo(page, hanh.getByRole('tab', { selected: true }));
  await press(page, 'ArrowRight');
  await tabTo(page, hanh.getByRole('tabpanel').getByRole('button').first());
  await press(page, 'Enter');
  await enter(page, 'button', /^Submit & pay \$15/);
  const sheet = page.getByRole('dialog', { name: 'Submit your request' });
  await expect(sheet.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await write(page, /^Full name/, 'Robin Castellan');
  await write(page, /^Mobile/, '0491 570 156');
  await press(page, 'Tab');
  await expect(sheet.getByLabel('Day', { exact: true })).toBeFocused();
  // Typing on fills month and year.
  await page.keyboard.type('05051991');
  await tabTo(page, 'radio', /^(Female|Male|Other)$/);
  await press(page, 'Space');
  await write(page, /^Street/, '9 Wharf Street');
  await tabTo(page, 'combobox', /^State or territory/);
  await page.keyboard.type('TAS');
  await write(page, /^Postcode/, '7000');
  await enter(page, 'button', /^Continue to payment$/);
  const card = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(card.locator('[name="number"]')).toBeVisible();
  await write(page, /^Amount in dollars/, '300');
  await tabToCard(page);
  // A complete field moves the focus to the next.
  await page.keyboard.type('42424242424242421234123');
  await enter(page, 'button', /^Hold \$15\.00 and submit$/);
  const selectionId = await sentRequest(page);

  // The bell lists the person's own request without counting it.
  await enter(page, 'button', /^Notifications$/);
  await enter(page, 'link', /^Request open(?! unseen).*sent to 1 specialist/);
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/requests/${selectionId}$`));

  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, 'dr.hanh.nguyen@example.com');
  await acceptRequest(specialist, selectionId, '245');

  // Booked: the bell shows it and links to the appointment.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await enter(page, 'button', /^Notifications, 1 unseen$/);
  await expect(panel.getByRole('link', { name: /^Request filled/ })).toHaveCount(0);
  await enter(page, 'link', /^Booked with Dr Hanh Nguyen unseen/);
  await expect(page).toHaveURL(new RegExp(`/appointments\\?apt=${selectionId}$`));
  const appointment = page.getByRole('dialog', { name: 'Dr Hanh Nguyen' });
  await expect(appointment).toBeVisible();
  await press(page, 'Escape');
  await expect(appointment).toHaveCount(0);
  await expect(page).toHaveURL(/\/appointments$/);

  await enter(page, 'link', /^tele, home$/);
  await expect(page.getByText(/Your next appointment is/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications$/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Upcoming appointments' }).getByRole('link', { name: /Dr Hanh Nguyen/ }),
  ).toHaveAttribute('href', `/appointments?apt=${selectionId}`);
});

/** Tabs into Stripe's frame, whose fields the page cannot see. */
async function tabToCard(page: Page): Promise<void> {
  const number = page.frameLocator('iframe[title="Secure payment input frame"]').locator('[name="number"]');
  for (let presses = 0; presses < 40; presses += 1) {
    if (await number.evaluate((field) => field === field.ownerDocument.activeElement)) return;
    await press(page, 'Tab');
  }
  throw new Error('Tab never came to the card number.');
}
