import { expect, type Locator, type Page } from '@playwright/test';
import { picked, pickIn } from '../host.ts';
import { specialty } from '../search.ts';
import { holdWith } from '../submit.ts';
import { person } from './words.ts';

/** One professional per journey: requesting the same time twice shows a warning. */
export const professionals = {
  host: 'Dr Sienna Abdallah',
  react: 'Dr Hanh Nguyen',
  element: 'Dr Priya Venkatesan',
  dialog: 'Dr Sienna Abdallah',
  vouched: 'Dr Hanh Nguyen',
} as const;

export async function searchAndPick(widget: Locator, professional: string): Promise<void> {
  await widget.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
  await widget.getByRole('option', { name: new RegExp(`^${specialty}`) }).click();
  await widget.getByLabel(/^Reason/).fill(person.reason);
  await widget.getByRole('button', { name: 'See doctors' }).click();
  await expect(widget.getByText(/^No times picked$|of 10 picked$/)).toBeVisible();
  await pickIn(widget, professional);
  await expect(picked(widget, 1)).toBeVisible();
}

async function fillPerson(sheet: Locator): Promise<void> {
  await sheet.getByLabel('Full name').fill(person.name);
  await sheet.getByLabel('Mobile').fill(person.phone);
  await sheet.getByLabel('Day', { exact: true }).fill(person.dob);
  await sheet.getByRole('radio', { name: 'Female' }).check();
  await sheet.getByLabel('Medicare or IHI number').fill(person.medicare);
  await sheet.getByLabel('Street').fill(person.street);
  await sheet.getByLabel('State or territory').selectOption(person.state);
  await sheet.getByLabel('Postcode').fill(person.postcode);
}

export async function detailsAndCard(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Submit your request' });
  await fillPerson(sheet);
  await sheet.getByRole('button', { name: 'Continue to payment' }).click();
  await holdWith(page, '4000002500003155');
  await page
    .frameLocator('iframe[title="3D Secure authentication"]')
    .getByRole('button', { name: 'Complete authentication' })
    .click();
}

export async function askInOwnWords(widget: Locator): Promise<void> {
  await widget.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
  await widget.getByRole('option', { name: new RegExp(`^${specialty}`) }).click();
  await widget.getByLabel(/^Reason/).fill(person.reason);
  await widget.getByRole('button', { name: /^Ask .* for times$/ }).click();
  await widget.getByRole('radio', { name: 'In my own words' }).check();
  await widget.getByLabel('When, in your own words').fill(person.when);
  await widget.getByRole('button', { name: 'Ask for times' }).click();
}

export async function askAndRead(widget: Locator): Promise<void> {
  await askInOwnWords(widget);
  const sheet = widget.page().getByRole('dialog', { name: 'Your details' });
  await fillPerson(sheet);
  await sheet.getByRole('button', { name: 'Save and ask for times' }).click();
  await expect(widget.getByText('Waiting for offers')).toBeVisible();
  await expect(widget.getByText(person.reason)).toBeVisible();
  await expect(widget.getByText(person.when)).toBeVisible();
}

export async function withdrawOpenRequest(widget: Locator): Promise<void> {
  await widget.getByRole('button', { name: 'Cancel request' }).click();
  const question = widget.page().getByRole('alertdialog', { name: 'Cancel this request?' });
  await question.getByRole('button', { name: 'Cancel request' }).click();
  await expect(widget.getByText(person.when)).toHaveCount(0);
}

export async function readAndCancel(widget: Locator): Promise<void> {
  await expect(widget.getByText('Open', { exact: true })).toBeVisible();
  await expect(widget.getByText(person.reason)).toBeVisible();
  await widget.getByRole('button', { name: 'Cancel request' }).click();
  const question = widget.page().getByRole('alertdialog', { name: 'Cancel this request?' });
  await question.getByRole('button', { name: 'Cancel request' }).click();
  await expect(widget.getByText('Cancelled', { exact: true }).first()).toBeVisible();
}
