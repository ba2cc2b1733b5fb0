// Filters, order, search by name, profile pages, favourites and alerts. Real API, portal and sandbox, no interception.
import { expect, type Page } from '@playwright/test';
import type { Answer, BodyInput } from '../../packages/core/src/contract.ts';
import { acceptRequest } from './answer.ts';
import { callApi } from './api.ts';
import { violationsOf } from './axe.ts';
import { openPayment, openResults, pickNext, specialty } from './search.ts';
import { mailsTo, mailTo, signInAsPatient, tokenOfNewcomer } from './sign-in.ts';
import { heldFor, holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';
import { afternoon } from './times.ts';

async function found(token: string, body: Omit<BodyInput<'searchSpecialists'>, 'profession'>) {
  const search = { method: 'POST', body: { profession: 'doctor', ...body } };
  return (await callApi<Answer<'searchSpecialists'>>(token, '/specialists/search', search)).items;
}

async function firstFree(token: string, specialistId: string): Promise<string> {
  const path = `/availability/slots?specialistId=${specialistId}&days=30`;
  return (await callApi<Answer<'availabilitySlots'>>(token, path)).items[0]?.startISO ?? 'never';
}

const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('results can be sorted and filtered, explain featuring, and are never a dead end', async ({ page }) => {
  const token = await signInAsPatient(page, 'finding.robin@example.com');
  await openResults(page);
  const featured = await found(token, { specialty });
  await expect(cards(page)).toHaveText(featured.map(({ name }) => name));
  expect(featured[0]?.featured).toBe(true);

  const first = page.getByRole('article', { name: featured[0]?.name ?? '' });
  await first.getByRole('button', { name: 'Featured' }).click();
  const why = panel(page, 'Why is this featured?');
  await expect(why.getByText(/^Doctors from the practice .* isn’t a measure of quality or price\.$/)).toBeVisible();
  await why.getByRole('button', { name: 'Sort by soonest instead' }).click();
  await expect(page).toHaveURL(/[?&]sort=soonest/);
  // In the last 2 minutes before a half hour, the order excludes it while it can still be requested.
  await expect(async () => {
    await page.reload();
    const soonest = await found(token, { specialty, sort: 'soonest' });
    await expect(cards(page)).toHaveText(
      soonest.map(({ name }) => name),
      { timeout: 10_000 },
    );
    const times = await Promise.all(soonest.map(({ specialistId }) => firstFree(token, specialistId)));
    expect(times).toEqual(times.toSorted());
  }).toPass({ timeout: 180_000 });

  await page.getByRole('button', { name: 'Language' }).click();
  await panel(page, 'Language').getByRole('checkbox', { name: 'Vietnamese' }).check();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveText(['Dr Hanh Nguyen']);
  await page.getByRole('button', { name: 'Gender' }).click();
  await panel(page, 'Gender').getByRole('radio', { name: 'Male', exact: true }).check();
  await page.keyboard.press('Escape');
  // Waits for the fade: axe reports low contrast during it.
  await expect(panel(page, 'Gender')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Try removing one filter' })).toBeVisible();
  expect(await violationsOf(page, { rules: 'all' })).toEqual([]);

  // Reload and Back restore the filters.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gender: Male' })).toBeVisible();
  await page.getByRole('link', { name: 'Appointments' }).first().click();
  await expect(page).toHaveURL(/\/appointments$/);
  await page.goBack();
  await page.getByRole('button', { name: /^Any gender 1 doctor, next available / }).click();
  await expect(cards(page)).toHaveText(['Dr Hanh Nguyen']);
  await expect(page).not.toHaveURL(/gender=/);
});

test('a doctor is found by name, added to favourites, and booked from their page', async ({ page }) => {
  const token = await signInAsPatient(page, 'byname.robin@example.com');
  const name = 'Dr Jack Thistlewood';
  await page.goto('/match/doctor');
  await page.getByRole('searchbox', { name: /^Name/ }).fill('thistle');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/specialists\/[^?#]+$/);
  await expect(page.getByRole('link', { name: /Register of practitioners/ })).toBeVisible();
  expect(await violationsOf(page, { rules: 'all' })).toEqual([]);
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  // The alert waits for new times: there are none yet.
  const newTimes = page.getByRole('button', { name: 'Alert me about new times' });
  await newTimes.click();
  await expect(newTimes).toHaveAttribute('aria-pressed', 'true');
  const [alert] = (await callApi<Answer<'myAlerts'>>(token, '/alerts/mine')).items;
  expect(alert).toMatchObject({ specialist: { name }, ended: null });
  expect(await violationsOf(page, { rules: 'all' })).toEqual([]);

  await page
    .getByRole('toolbar', { name: /^Times on / })
    .first()
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText('1 of 10 picked')).toBeVisible();
  await page.getByRole('link', { name: 'Add another specialist' }).click();
  await expect(page).toHaveURL(/\/results\/doctor\?specialty=/);
  await expect(page.getByText('1 of 10 picked')).toBeVisible();
  await pickNext(page, 'Dr Hugo Lefebvre');
  await expect(page.getByText('2 of 10 picked')).toBeVisible();
  await openPayment(page);
  await holdWith(page, '4242424242424242');
  const selectionId = await sentRequest(page);
  expect(await heldFor(selectionId)).toEqual([1500]);
  await expect(page.getByText(name).first()).toBeVisible();
  // Cancels: both doctors have other journeys' requests to answer.
  await callApi(token, `/selections/${selectionId}/cancel`, { method: 'POST' });

  await page.goto('/start');
  await page.getByRole('region', { name: 'Your favourites' }).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Remove from favourites' }).click();
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  expect((await callApi<Answer<'myFavourites'>>(token, '/favourites/mine')).items).toEqual([]);
});

test('an alert sends one private email about a new time; another ends on booking', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const hers = await (await browser.newContext()).newPage();
  const email = 'alerts.robin@example.com';
  const iyer = { name: 'Dr Anjali Iyer', email: 'dr.anjali.iyer@example.com' };
  const about = { specialty: 'Haematology' };
  const hersToken = await tokenOfNewcomer(hers, iyer.email);
  const saveHours = async (startISO: string | null): Promise<void> => {
    const { version } = await callApi<Answer<'myAvailability'>>(hersToken, '/availability/mine');
    const endISO = startISO && new Date(Date.parse(startISO) + 30 * 60_000).toISOString();
    const blocks = startISO === null ? [] : [{ startISO, endISO }];
    await callApi(hersToken, '/availability/mine', { method: 'PUT', body: { blocks }, ifMatch: version });
  };
  await saveHours(null);

  const token = await signInAsPatient(page, email);
  await openResults(page, { ...about, language: 'Mandarin' });
  await expect(cards(page)).toHaveText([iyer.name]);
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { name: 'Alert on' })).toBeVisible();
  // A second alert, for evenings only.
  await page.getByRole('button', { name: 'Time of day' }).click();
  await panel(page, 'Time of day').getByRole('radio', { name: 'Evening, from 5 pm' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { name: 'Alert on' })).toBeVisible();
  await page.goto('/start');
  const alerts = page.getByRole('region', { name: 'Your alerts' });
  await expect(alerts.getByRole('link', { name: about.specialty })).toHaveCount(2);

  await saveHours(afternoon(6));
  const [of, ofEvenings] = [
    { languages: ['Mandarin'] },
    { languages: ['Mandarin'], part: 'evening', zone: 'Australia/Sydney' },
  ];
  /** Setting the same alert again makes it due immediately. */
  const look = (filters: object) =>
    callApi(token, '/alerts', { method: 'POST', body: { profession: 'doctor', ...about, filters } });
  await look(of);
  const subject = /^A time you asked about is available$/;
  const letter = await mailTo(email, subject);
  for (const secret of [about.specialty, 'Iyer', 'Mandarin']) expect(JSON.stringify(letter)).not.toContain(secret);
  await page.goto(letter.links[0] ?? '');
  await expect(alerts.getByText('A time is available')).toHaveCount(1);
  // The bell shows it too, with the same link.
  await page.getByRole('button', { name: /^Notifications, 1 unseen/ }).click();
  const news = page.getByRole('link', { name: /^A time is available unseen/ });
  await expect(news).toContainText(about.specialty);
  await news.click();
  await expect(cards(page)).toHaveText([iyer.name]);
  await page.goBack();
  await alerts.getByRole('listitem').filter({ hasText: 'A time is available' }).getByRole('link').click();
  await expect(cards(page)).toHaveText([iyer.name]);

  await pickNext(page, iyer.name);
  await openPayment(page);
  await holdWith(page, '4242424242424242');
  const selectionId = await sentRequest(page);
  await acceptRequest(hers, selectionId, '210');
  await expect(page.getByText('Your consultation is booked')).toBeVisible();
  await look(ofEvenings);
  const going = async () =>
    (await callApi<Answer<'myAlerts'>>(token, '/alerts/mine')).items.filter(({ ended }) => ended === null).length;
  await expect.poll(going).toBe(0);
  expect((await mailsTo(email)).filter((mail) => subject.test(mail.subject))).toHaveLength(1);
});
