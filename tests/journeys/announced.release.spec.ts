// Screen reader announcements in the main journeys, in order. Real API, portal and sandbox, no interception.
import { expect, type Page } from '@playwright/test';
import { addDays, dayKey, sydney } from '../../packages/core/src/index.ts';
import { Recorder } from './announced/recorder.ts';
import { acceptRequest } from './answer.ts';
import { hoursOf, saveHours } from './api.ts';
import { openAvailability } from './calendar.ts';
import { fillCard } from './card.ts';
import { askForTimes, setUpPayouts } from './offers.ts';
import { openPayment, openResults, pickNext } from './search.ts';
import { signInAsPatient, tokenOfNewcomer } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';

/** Doctors no other journey uses, each alone in a specialty: their next time is the one set here. */
const finn = { name: 'Dr Finn O’Dowd', email: 'dr.finn.odowd@example.com', specialty: 'Nephrology' };
const willa = { name: 'Dr Willa Brennan', email: 'dr.willa.brennan@example.com', specialty: 'Urology' };
const mei = { email: 'dr.mei.takahashi@example.com' };

const today = dayKey(new Date().toISOString(), sydney);
const visa = '4242424242424242';
const number = (page: Page) =>
  page.frameLocator('iframe[title="Secure payment input frame"]').locator('[name="number"]');

/** Signs in a doctor whose only hours are these, 9 days ahead. */
async function signInDoctor(page: Page, email: string, hours: readonly [from: number, to: number][]): Promise<void> {
  const token = await tokenOfNewcomer(page, email);
  await saveHours(
    token,
    hours.map(([from, to]) => hoursOf(addDays(today, 9), from, to)),
  );
}

test('a screen reader announces a patient’s steps from search to booking', async ({ browser }) => {
  const specialist = await (await browser.newContext()).newPage();
  await signInDoctor(specialist, finn.email, [[9, 12]]);
  const page = await (await browser.newContext()).newPage();
  const told = await Recorder.of(page);
  await told.unrecorded(() => signInAsPatient(page, 'told.of.finn@example.com'));

  const field = page.getByRole('combobox', { name: 'Specialty' });
  await told.step(
    'opens the search',
    () => page.goto('/match/doctor'),
    () => expect(field).toBeVisible(),
  );
  await told.goTo(field);
  await told.type('neph', /Nephrology|1 of/);
  await told.press('Enter', () => expect(field).toHaveValue(finn.specialty));
  await told.goTo(page.getByRole('button', { name: 'See doctors' }));
  const next = page.getByRole('article', { name: finn.name }).getByRole('button', { name: /next available/i });
  await told.press('Enter', () => expect(next).toBeVisible());
  await told.goTo(next);
  await told.press('Enter', /Picked 1 of 10/);
  const submit = page.getByRole('button', { name: 'Submit & pay $15' });
  await told.goTo(submit);
  await told.press('Enter', () => expect(number(page)).toBeVisible());
  await told.goTo(page.getByLabel('Amount in dollars'));
  await told.step('writes a card', () => fillCard(page, visa));
  await told.goTo(page.getByRole('button', { name: 'Hold $15.00 and submit' }));
  await told.press('Enter', () => sentRequest(page));
  await told.step(
    'the specialist accepts',
    async () => acceptRequest(specialist, page.url().split('/').at(-1) ?? '', '245'),
    async () => {
      await expect(page.getByText('Your consultation is booked').first()).toBeVisible();
      await told.hears(/^Notifications, 1 unseen$/);
    },
  );
  told.expectAs('patient');
});

test('a screen reader announces a specialist’s steps from inbox to offer', async ({ browser }) => {
  const specialist = await (await browser.newContext()).newPage();
  const told = await Recorder.of(specialist);
  await told.unrecorded(async () => {
    await signInDoctor(specialist, willa.email, [[9, 12]]);
    await setUpPayouts(specialist);
  });
  const reason = 'Up at night, and told in words.';
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'told.of.willa@example.com');
  await openResults(patient, { specialty: willa.specialty });
  await pickNext(patient, willa.name);
  await openPayment(patient);
  await holdWith(patient, visa);
  const selectionId = await sentRequest(patient);
  await askForTimes(patient, reason, willa.specialty);

  const link = specialist.locator(`a[href="/inbox/${selectionId}"]:visible`).first();
  await told.step(
    'opens the inbox',
    () => specialist.goto('/inbox'),
    () => expect(link).toBeVisible(),
  );
  await told.goTo(link);
  const fee = specialist.getByLabel('Your consultation fee');
  await told.press('Enter', () => expect(fee).toBeVisible());
  const accept = specialist.getByRole('button', { name: 'Accept', exact: true });
  await told.goTo(accept);
  await told.press('Enter', () => expect(number(specialist)).toBeVisible());
  await told.step('writes a card', () => fillCard(specialist, visa));
  await told.goTo(specialist.getByRole('button', { name: 'Save card & Accept' }));
  await told.press('Enter', async () => {
    await expect(specialist).toHaveURL(/\/inbox$/);
    await told.hears(/^Appointment confirmed\.$/);
  });

  const row = specialist.getByRole('listitem').filter({ hasText: reason });
  const offer = row.getByRole('button', { name: /^Make offer/ });
  await told.step(
    'opens the open requests',
    () => specialist.goto('/inbox/requests'),
    () => expect(offer).toBeVisible(),
  );
  await told.goTo(offer);
  const sheet = specialist.getByRole('dialog', { name: 'Make an offer' });
  await told.press('Enter', () => expect(sheet.getByLabel('Your fee')).toBeVisible());
  const send = sheet.getByRole('button', { name: 'Send offer' });
  await told.goTo(send);
  await told.press('Enter', () => expect(sheet.getByLabel('Your fee')).toBeFocused());
  await told.type('180');
  await told.step('chooses a time', async () => {
    await sheet.getByLabel('Slot 1, date').fill(addDays(today, 12));
    await sheet.getByLabel('Slot 1, time').selectOption('15:00');
  });
  await told.goTo(sheet.getByLabel('Slot 1, time'));
  await told.goTo(send);
  await told.press('Enter', async () => {
    await told.hears(/^Offer sent$/);
    await expect(offer).toBeHidden();
  });
  told.expectAs('specialist');
});

test('a screen reader announces the calendar to a specialist', async ({ page }) => {
  const told = await Recorder.of(page);
  await told.unrecorded(async () => {
    await signInDoctor(page, mei.email, []);
    await openAvailability(page);
  });
  // The save waits until the change has been announced, so the order of the two is fixed.
  await page.route(/\/availability\/mine$/, async (route) => {
    if (route.request().method() === 'PUT') await told.hears(/^(2 blocks added|Moved to|Now|Deleted|Undone)/);
    await route.continue();
  });
  await told.goTo(page.getByRole('button', { name: 'Next week' }));
  await told.press('Enter');
  // The initial focus depends on the weekday, so the record starts at the end of the week.
  await told.unrecorded(async () => {
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await page.keyboard.press('End');
  });
  await told.press('Home');
  await told.press('ArrowRight');
  await told.press('Shift+ArrowDown');
  const editor = page.getByRole('dialog', { name: 'Add availability' });
  await told.press('Enter', () => expect(editor.getByRole('status')).not.toBeEmpty());
  await told.step('chooses to repeat', () => editor.getByLabel('Repeat').selectOption('Daily'), /Adds \d+ blocks/);
  await told.goTo(editor.getByRole('spinbutton', { name: 'Occurrences' }));
  await told.step('writes 2', () => editor.getByRole('spinbutton', { name: 'Occurrences' }).fill('2'), /Adds 2 blocks/);
  await told.goTo(editor.getByRole('button', { name: 'Add availability' }));
  await told.press('Enter', /^Saved/);
  await told.press('Alt+ArrowDown', /^Saved/);
  await told.press('Alt+Shift+ArrowDown', /^Saved/);
  const question = page.getByRole('alertdialog', { name: 'Delete availability' });
  await told.press('Delete', () => expect(question).toBeVisible());
  await told.goTo(question.getByRole('radio', { name: 'This one only' }));
  await told.goTo(question.getByRole('button', { name: 'Delete', exact: true }));
  await told.press('Enter', /^Saved/);
  await told.press('Control+z', /^Saved/);
  told.expectAs('calendar', { keepWeekdays: true });
});
