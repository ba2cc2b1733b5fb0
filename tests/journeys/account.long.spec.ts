import { expect, type Page } from '@playwright/test';
import { chooseFile, someFiles } from './files.ts';
import { endSignIn, keptIn, signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { test } from './test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page, name: string) => expect(part(page, name).getByText('Saved', { exact: true })).toBeVisible();

test(
  'a specialist edits their profile by section and patients find them by it',
  { tag: '@release' },
  async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    await signInWithGoogle(page, 'dr.priya.venkatesan@example.com');
    await page.goto('/specialist');
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();

    // Keyboard only: Enter saves a section.
    const facts = part(page, 'Facts on your card');
    await facts.getByLabel('Other languages').fill('Tamil');
    await facts.getByLabel('Fee from').fill('245');
    await facts.getByLabel('Fee from').press('Enter');
    await saved(page, 'Facts on your card');

    // Unsaved text survives a reload and a visit to another page.
    const bio = part(page, 'About you').getByRole('textbox', { name: /^About you/ });
    await bio.fill('Liver disease. Results you already have are welcome.');
    await expect(part(page, 'About you').getByText('Not saved yet')).toBeVisible();
    await page.reload();
    await expect(bio).toHaveValue('Liver disease. Results you already have are welcome.');
    await page.goto('/specialist');
    await page.goBack();
    await expect(bio).toHaveValue('Liver disease. Results you already have are welcome.');

    // Another tab saves first; its changes are not overwritten.
    const other = await page.context().newPage();
    await other.goto('/register');
    await part(other, 'Facts on your card').getByLabel('Fee from').fill('250');
    await part(other, 'Facts on your card').getByLabel('Fee from').press('Enter');
    await saved(other, 'Facts on your card');
    await other.close();
    await part(page, 'About you').getByRole('button', { name: 'Save About you' }).click();
    await expect(part(page, 'About you').getByText(/changed in another tab or on another device/)).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(part(page, 'Facts on your card').getByLabel('Fee from')).toHaveValue('250.00');
    await bio.fill('Liver disease. Results you already have are welcome.');
    await part(page, 'About you').getByRole('button', { name: 'Save About you' }).click();
    await saved(page, 'About you');

    await chooseFile(page, 'photo', someFiles.photo);
    await saved(page, 'Photo');
    await expect(part(page, 'Photo').getByRole('button', { name: 'Remove photo' })).toBeVisible();

    const patient = await (await browser.newContext()).newPage();
    await signInAsPatient(patient, 'account.finder@example.com');
    await patient.goto('/results/doctor?specialty=Gastroenterology+%26+Hepatology');
    const card = patient.getByRole('article', { name: /Priya Venkatesan/ });
    await expect(card).toContainText('From $250.00, as a guide');
    await expect(card).toContainText('English, Tamil');
    await expect(card.getByText('Liver disease. Results you already have are welcome.')).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', /\/photos\//);
  },
);

test('a specialist finds unsaved text again after a sign-out; another person does not', async ({ context, page }) => {
  const words = 'Thyroid disease, and what comes after it.';
  const bio = (on: Page) => part(on, 'About you').getByRole('textbox', { name: /^About you/ });
  await signInWithGoogle(page, 'dr.sienna.abdallah@example.com');
  await page.goto('/register');
  await bio(page).fill(words);
  await endSignIn(page);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'dr.sienna.abdallah@example.com' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(bio(page)).toHaveValue(words);
  await part(page, 'About you').getByRole('button', { name: 'Save About you' }).click();
  await saved(page, 'About you');

  // Another person signs in in a second tab; this tab switches to them and shows nothing of the first.
  const unsaved = 'Not for anybody yet.';
  await bio(page).fill(unsaved);
  const other = await context.newPage();
  await other.goto('/specialist');
  await other.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await signInWithGoogle(other, 'dr.hanh.nguyen@example.com');
  await page.goto('/register');
  await expect(page.getByText(/^Dr Hanh Nguyen\. We’ve verified/)).toBeVisible();
  await expect(bio(page)).not.toHaveValue(unsaved);
  expect(await keptIn(page)).not.toContain(unsaved);
});

test(
  'a patient edits a section, reveals their number on request, and signs out',
  { tag: '@release' },
  async ({ page }) => {
    await signInAsPatient(page, 'account.patient@example.com');
    await page.goto('/register');
    const health = part(page, 'Health');
    await health.getByLabel('Medicare or IHI number').fill('2123 45670 1');
    await health.getByLabel('Medicare or IHI number').press('Enter');
    await saved(page, 'Health');
    await expect(health.getByLabel('Medicare or IHI number')).toHaveValue('');

    const address = part(page, 'Address');
    await address.getByLabel('Postcode').fill('70');
    await address.getByRole('button', { name: 'Save Address' }).click();
    await expect(address.getByText('Enter a 4-digit postcode.')).toBeVisible();
    await expect(address.getByLabel('Postcode')).toBeFocused();
    await address.getByLabel('Postcode').fill('7005');
    await address.getByRole('button', { name: 'Save Address' }).click();
    await saved(page, 'Address');

    await page.goto('/patient');
    await expect(page.getByText('Battery Point TAS 7005')).toBeVisible();
    await expect(page.getByText('2123456701')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Medicare or IHI number' }).click();
    await expect(page.getByText('2123456701', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Hide Medicare or IHI number' }).click();
    await expect(page.getByText('2123456701')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('Battery Point TAS 7005')).toHaveCount(0);
  },
);
