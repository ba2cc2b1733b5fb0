import { expect, type Locator, type Page } from '@playwright/test';
import { linkMailedTo } from './sign-in.ts';

/** Opens a category's registration signed out, and returns to it by the emailed link. */
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

export const next = (page: Page, step: string): Promise<void> =>
  page.getByRole('button', { name: `Next: ${step}` }).click();

export interface Applicant {
  name: string;
  phone: string;
  street: string;
  state: string;
  postcode: string;
}

export async function fillDetails(page: Page, person: Applicant): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Mobile').fill(person.phone);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Street').fill(person.street);
  await page.getByLabel('State or territory').selectOption(person.state);
  await page.getByLabel('Postcode').fill(person.postcode);
}

export async function chooseSpecialty(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Choose (disciplines|focus areas|matters|services|specialties|subjects)|Add)$/ })
    .click();
  const sheet = page.getByRole('dialog', { name: /^Choose / });
  await sheet.getByRole('searchbox', { name: /^Search / }).fill(name);
  await sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

export async function addLicence(page: Page, at: number, kind: string, number: string): Promise<void> {
  await page.getByRole('button', { name: /^Add (a|another) licence$/ }).click();
  const row: Locator = page.getByRole('group', { name: `Licence ${at}`, exact: true });
  await row.getByLabel('Registration or licence').selectOption({ label: kind });
  await row.getByRole('textbox').fill(number);
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await expect(
    page.getByText('Thanks! Your registration was submitted. We’ll verify your documents and enable matching.'),
  ).toBeVisible();
}
