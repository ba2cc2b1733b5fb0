import { expect } from '@playwright/test';
import { fillCard } from './card.ts';
import { acceptRequest } from './answer.ts';
import { askForTimes, makeOffer, setUpPayouts } from './offers.ts';
import { openPayment, openResults, pickNext, specialty } from './search.ts';
import { signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { tabTo } from './tab-to.ts';
import { test } from './test.ts';
import { afternoon } from './times.ts';

test('the dashboard of a first visit starts with the search, by keyboard', async ({ page }) => {
  await signInAsPatient(page, 'home.first@example.com');
  await page.goto('/start');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeVisible();
  await expect(page.getByText(/^Booked appointments appear here/)).toBeVisible();
  await expect(page.getByText(/^Requests you submit appear here/)).toBeVisible();
  await tabTo(page, 'combobox', /^Specialty/);
  await page.keyboard.type('gastro');
  await expect(page.getByRole('option', { name: new RegExp(`^${specialty}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Find specialists$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/doctor\?specialty=Gastro/);
});

test('the dashboard shows requests, offers and bookings, all reachable by keyboard', async ({ browser }) => {
  const patient = await (await browser.newContext()).newPage();
  const picked = await (await browser.newContext()).newPage();
  const offers = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'home.whole@example.com');

  await openResults(patient);
  await pickNext(patient, 'Dr Callum Brodie');
  await openPayment(patient);
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  await patient.goto('/start');
  const selections = patient.getByRole('region', { name: 'Your requests' });
  await expect(selections.getByText('Pending', { exact: true })).toBeVisible();
  await tabTo(patient, 'link', /^View Gastroenterology/);
  await patient.keyboard.press('Enter');
  await expect(patient).toHaveURL(`/atlas/selections/${selectionId}`);

  await signInWithGoogle(picked, 'dr.callum.brodie@example.com');
  await acceptRequest(picked, selectionId, '245');
  await patient.goto('/start');
  await expect(patient.getByText(/Your next appointment is/)).toBeVisible();
  await expect(selections.getByText('Booked', { exact: true })).toBeVisible();
  await tabTo(patient, 'link', /Dr Callum Brodie/);
  await patient.keyboard.press('Enter');
  await expect(patient).toHaveURL(`/appointments?apt=${selectionId}`);
  await expect(patient.getByRole('dialog', { name: 'Dr Callum Brodie' })).toBeVisible();

  const reason = 'Reflux at night, for the dashboard.';
  await askForTimes(patient, reason);
  await signInWithGoogle(offers, 'dr.sienna.abdallah@example.com');
  await setUpPayouts(offers);
  await makeOffer(offers, { reason, dollars: '120', slotISO: afternoon(26) });
  await patient.goto('/start');
  await expect(patient.getByText(/^One offer to review\./)).toBeVisible();
  await tabTo(patient, 'button', /^Accept for \$120\.00/);
  await patient.keyboard.press('Enter');
  const sheet = patient.getByRole('dialog', { name: 'Accept offer' });
  await expect(sheet).toBeVisible();
  await fillCard(patient, '4242424242424242');
  await tabTo(patient, 'button', /^Accept and pay \$120\.00$/);
  await patient.keyboard.press('Enter');
  await expect(patient.getByText('Booked. See it in your appointments.').first()).toBeVisible();
  await expect(patient.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(patient.getByRole('region', { name: /^Offer from/ })).toHaveCount(0);
  const upcoming = patient.getByRole('region', { name: 'Upcoming appointments' });
  await expect(upcoming.getByRole('listitem')).toHaveCount(2);
});

test('a slow or failed part of the dashboard blocks no other', async ({ page }) => {
  await signInAsPatient(page, 'home.parts@example.com');
  await openResults(page);
  await pickNext(page, 'Dr Priya Venkatesan');
  await openPayment(page);
  await holdWith(page, '4242424242424242');
  await sentRequest(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/appointments\/mine/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/\/offers\/mine/, (route) => route.abort('connectionrefused'));
  await page.goto('/start');
  await expect(page.getByRole('link', { name: /^View Gastroenterology/ })).toBeVisible();
  await expect(page.getByText('Failed to load dashboard')).toHaveCount(1);
  await page.unroute(/\/offers\/mine/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load dashboard')).toHaveCount(0);
  release();
  await expect(page.getByText(/^Booked appointments appear here/)).toBeVisible();
});
