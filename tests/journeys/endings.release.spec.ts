import { expect } from '@playwright/test';
import { acceptRequest, declineRequest, offerFee } from './answer.ts';
import { intentsOf } from './ledger.ts';
import { openPayment, openResults, pickAt, pickNext, specialty } from './search.ts';
import { signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';
import { afternoon } from './times.ts';

test('a fee above the cap never reaches the card step', async ({ browser }) => {
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'capped@example.com');
  await openResults(patient, { feeCap: '200' });
  await pickNext(patient, 'Dr Hanh Nguyen');
  await openPayment(patient);
  await holdWith(patient, '4242424242424242', null);
  const selectionId = await sentRequest(patient);

  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, 'dr.hanh.nguyen@example.com');
  await offerFee(specialist, selectionId, '250');
  await expect(specialist.getByText('This exceeds the patient’s fee cap. Continue?')).toBeVisible();
  const question = specialist.getByRole('alertdialog');
  await expect(question.getByRole('button')).toHaveCount(1);
  await question.getByRole('button', { name: 'Change fee' }).click();
  await expect(specialist.getByLabel('Your consultation fee')).toBeFocused();
  await expect(specialist.getByText('Fee exceeds the patient’s cap.')).toBeVisible();
  const card = specialist.getByRole('heading', { name: 'Pay the acceptance fee' });
  await expect(card).toHaveCount(0);

  await specialist.getByLabel('Your consultation fee').fill('200');
  await specialist.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(card).toBeVisible();
});

test('a request cancelled after one decline shows as cancelled and can be repeated', async ({ browser }) => {
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'withdrawn@example.com');
  await openResults(patient);
  await pickAt(patient, 'Dr Priya Venkatesan', afternoon(9));
  await pickAt(patient, 'Dr Callum Brodie', afternoon(10));
  await openPayment(patient);
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, 'dr.priya.venkatesan@example.com');
  await declineRequest(specialist, selectionId);

  await patient.reload();
  await patient.getByRole('button', { name: 'Cancel request' }).click();
  await patient.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(patient.getByText('You cancelled this request').first()).toBeVisible();
  await expect(patient.getByText('No one could accept this request')).toHaveCount(0);
  await expect.poll(async () => (await intentsOf(selectionId)).map(({ status }) => status)).toEqual(['canceled']);

  await patient.getByRole('link', { name: 'Requests' }).first().click();
  const ended = patient.getByRole('region', { name: 'Past requests' });
  const fold = ended.getByRole('button', { name: /^Past requests/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(ended.getByText('You cancelled.')).toBeVisible();
  await ended
    .getByRole('button', { name: /^Ask again/ })
    .first()
    .click();
  await expect(patient).toHaveURL(new RegExp(`/results/doctor\\?specialty=${specialty.slice(0, 16)}`));
  await expect(patient.getByText('2 of 10 picked')).toBeVisible();
});

test('a booking ends the patient’s other request for that time and releases its hold', async ({ browser }) => {
  const slotISO = afternoon(12);
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'one.place@example.com');
  const ask = async (name: string): Promise<string> => {
    await openResults(patient);
    await pickAt(patient, name, slotISO);
    await openPayment(patient);
    await holdWith(patient, '4242424242424242');
    return sentRequest(patient);
  };
  const booked = await ask('Dr Priya Venkatesan');
  const lost = await ask('Dr Sienna Abdallah');

  const second = await (await browser.newContext()).newPage();
  await signInWithGoogle(second, 'dr.sienna.abdallah@example.com');
  await second.goto(`/inbox/${lost}`);
  await expect(second.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  const first = await (await browser.newContext()).newPage();
  await signInWithGoogle(first, 'dr.priya.venkatesan@example.com');
  await acceptRequest(first, booked, '220');

  await second.reload();
  await expect(second.getByText('This request is no longer pending for you.')).toBeVisible();
  await expect.poll(async () => (await intentsOf(lost)).map(({ status }) => status)).toEqual(['canceled']);
  await expect(patient.getByText('This request has closed').first()).toBeVisible();

  await patient.goto(`/appointments?apt=${booked}`);
  const sheet = patient.getByRole('dialog', { name: 'Dr Priya Venkatesan' });
  await sheet.getByRole('button', { name: 'Close' }).first().click();
  await expect(patient).toHaveURL(/\/appointments$/);
});
