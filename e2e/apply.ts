import { expect, type Locator, type Page } from '@playwright/test';
import { linkMailedTo } from './sign-in.ts';

/** Opens the registration of a category signed out, and comes back to it by the e-mailed link. */
export async function arriveByLink(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const link = await linkMailedTo(email, async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  });
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('form', { name: 'Registration' })).toBeVisible();
}

/** Goes on to the next of the steps of a phone. */
export const next = (page: Page, step: string): Promise<void> =>
  page.getByRole('button', { name: `Next: ${step}` }).click();

export interface Applicant {
  name: string;
  phone: string;
  street: string;
  state: string;
  postcode: string;
}

/** Who applies, and where they work. */
export async function fillDetails(page: Page, person: Applicant): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Mobile').fill(person.phone);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Street').fill(person.street);
  await page.getByLabel('State or territory').selectOption(person.state);
  await page.getByLabel('Postcode').fill(person.postcode);
}

/** Ticks one specialty in the sheet, which the search finds. */
export async function chooseSpecialty(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Choose specialties|Add)$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose specialties' });
  await sheet.getByLabel('Search specialties').fill(name);
  await sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

/** Adds one licence: its kind as the list names it, and its number. */
export async function addLicence(page: Page, at: number, kind: string, number: string): Promise<void> {
  await page.getByRole('button', { name: /^Add (a|another) licence$/ }).click();
  const row: Locator = page.getByRole('group', { name: `Licence ${at}`, exact: true });
  await row.getByLabel('Registration or licence').selectOption({ label: kind });
  await row.getByRole('textbox').fill(number);
}

/** Sends the application, once the human check has passed, and sees that it waits. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await expect(
    page.getByText('Thanks! Your registration was submitted. We’ll verify your documents and enable matching.'),
  ).toBeVisible();
}
