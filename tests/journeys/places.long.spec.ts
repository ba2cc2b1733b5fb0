import { expect } from '@playwright/test';
import { searchSpecialists } from './search.ts';
import { signInByLink } from './sign-in.ts';
import { test } from './test.ts';

test('a newcomer can look around without filling in a form', { tag: '@release' }, async ({ page }) => {
  await signInByLink(page, `newcomer-${test.info().workerIndex}-${test.info().retry}@example.com`);
  await expect(page).toHaveURL(/\/match\/doctor$/);
  await page.getByRole('link', { name: 'Requests' }).first().click();
  await expect(page.getByText('No requests yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Appointments' }).first().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await searchSpecialists(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Set up your profile')).toHaveCount(0);
});

test('a search for an unknown specialty returns to the form', { tag: '@release' }, async ({ page }) => {
  await signInByLink(page, 'maeve.tran@example.com');
  await page.goto('/results/plumbers?specialty=Cardiology');
  await expect(page).toHaveURL(/\/match\/doctor/);
  await page.goto('/results/doctors?specialty=Cardiology&state=VIC');
  await expect(page).toHaveURL(/\/results\/doctor\?specialty=Cardiology&state=VIC/);
  await page.goto('/results/doctor?specialty=Plumbing&state=VIC');
  await expect(page).toHaveURL(/\/match\/doctor\?state=VIC$/);
  await expect(page.getByRole('combobox', { name: 'Specialty' })).toHaveValue('');
});

test('a category’s registration opens signed out; other provider pages need a sign-in', async ({ page }) => {
  await page.goto('/work');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/work/pets');
  await expect(page.getByRole('link', { name: 'Providers', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'Sign in to register' })).toBeVisible();
  await page.goto('/work/doctor');
  await expect(page).toHaveURL(/\/work\/doctors$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the tabs choose the side, also on shared pages', { tag: '@release' }, async ({ page }) => {
  await signInByLink(page, 'maeve.tran@example.com');
  await page.getByRole('link', { name: 'Providers', exact: true }).click();
  await expect(page).toHaveURL(/\/work$/);
  // A patient is not offered the providers' pages; their addresses lead to registration.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
  await page.goto('/inbox');
  await expect(page).toHaveURL(/\/work$/);
  await page.goto('/appointments');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Requests' })).toBeVisible();
  await page.goto('/work/plumbers');
  await expect(page).toHaveURL(/\/match\/doctor$/);
});

test('text follows the size the reader has chosen', { tag: '@release' }, async ({ page }) => {
  await signInByLink(page, 'mei.lin.chua@example.com');
  await page.setViewportSize({ width: 320, height: 900 });
  const results = '/results/doctor?specialty=Cardiology';
  for (const path of [
    '/match',
    '/match/doctor',
    results,
    '/requests',
    '/appointments',
    '/register',
    '/patient',
    '/work',
    '/work/doctors',
  ]) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const size = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const usual = await size();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await size(), `${path} ignores the reader’s text size`).toBeGreaterThanOrEqual(usual * 1.9);
  }
});
