// Widgets on a page whose own server implements only the specification. Stand-ins for the card form and human check.
import { expect, type Page } from '@playwright/test';
import type { Changes } from '../../examples/react-host/src/settings/settings.ts';
import type { OwnServerOptions } from '../../apps/sandbox/src/own-server/options.ts';
import { startOwnServer, type OwnServer } from '../../apps/sandbox/src/own-server/start.ts';
import { payAcceptance } from './answer.ts';
import { chooseSpecialty, fillDetails } from './apply.ts';
import { chooseFile, expectSent, someFiles } from './files.ts';
import { complaints, hostEvents, openHost, pickIn, searchIn, widgetOf } from './host.ts';
import { expectAfterRefetch } from './expect-after-refetch.ts';
import { specialty } from './search.ts';
import { fillMissingDetails, holdWith } from './submit.ts';
import { test } from './test.ts';

const servers: OwnServer[] = [];
test.afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(options: Partial<OwnServerOptions> = {}): Promise<OwnServer> {
  const server = await startOwnServer(options);
  servers.push(server);
  return server;
}

/** Opens a page of the example host whose widgets call this server, signed in with this token. */
const openAt = (page: Page, path: string, server: OwnServer, token: string): Promise<void> =>
  openHost(page, path, { apiBase: server.url, more: { token } } satisfies Changes);

test('a patient books and a specialist accepts', async ({ browser }) => {
  const server = await start();
  const patient = await (await browser.newContext()).newPage();
  const said = complaints(patient);
  await openAt(patient, '/', server, 'patient');
  const match = widgetOf(patient, 'match-widget');
  await searchIn(match);
  await pickIn(match, 'Dr Ada Wren');
  await match.getByRole('button', { name: 'Submit & pay $15' }).click();
  const sheet = patient.getByRole('dialog', { name: 'Submit your request' });
  await sheet.getByLabel('Full name').fill('Pat Example');
  await fillMissingDetails(sheet);
  await holdWith(patient, '4242424242424242');
  await expect(match.getByText('Open', { exact: true })).toBeVisible();
  await expect(match.getByText('Dr Ada Wren')).toBeVisible();
  expect(server.state.selections).toMatchObject([
    { specialty, candidates: [{ specialistId: '11', status: 'PENDING' }], payment: { status: 'requires_capture' } },
  ]);

  const specialist = await (await browser.newContext()).newPage();
  const saidToSpecialist = complaints(specialist);
  await openAt(specialist, '/inbox', server, 'specialist');
  const inbox = widgetOf(specialist, 'provider-inbox');
  await inbox.getByRole('button', { name: /^View/ }).click();
  await inbox.getByLabel('Your consultation fee').fill('245');
  await inbox.getByRole('button', { name: 'Accept', exact: true }).click();
  await payAcceptance(specialist);
  await expect.poll(() => hostEvents(specialist, 'onAccepted')).toHaveLength(1);
  await expect(inbox.getByRole('heading', { name: 'Appointment confirmed' })).toBeVisible();
  expect(server.state.selections).toMatchObject([{ booking: { specialistId: '11', feeCents: 24_500 } }]);

  await expectAfterRefetch(match.getByText('Your consultation is booked'));
  await expect(match.getByText('$245.00').first()).toBeVisible();
  for (const page of [patient, specialist]) await expect(page.getByText(/NaN|undefined|null/)).toHaveCount(0);
  expect([...said, ...saidToSpecialist]).toEqual([]);
  expect(server.refusedHeaders).toEqual([]);
});

for (const [shape, options] of [
  ['bare arrays', {}],
  ['named lists', { lists: 'named', blockNames: ['from', 'finish'], writes: 'object' }],
] as const) {
  test(`a specialist adds availability and loses none (${shape})`, async ({ page }) => {
    const server = await start(options);
    const before = server.state.availability.get('11') ?? [];
    const said = complaints(page);
    await openAt(page, '/hours', server, 'specialist');
    const calendar = widgetOf(page, 'availability-calendar');
    await calendar.getByRole('button', { name: 'Next week' }).click();
    await expect(calendar.getByRole('button', { name: /available/ }).first()).toBeVisible();
    await calendar.locator('[role=gridcell][tabindex="0"]').focus();
    await page.keyboard.press('End');
    // 5 pm, after the 3 hours already there.
    for (let row = 0; row < 16; row += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Add availability' })
      .getByRole('button', { name: 'Add availability' })
      .click();
    await expect.poll(() => hostEvents(page, 'onSaved')).toHaveLength(1);
    const after = server.state.availability.get('11') ?? [];
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(said).toEqual([]);
    expect(server.refusedHeaders).toEqual([]);
  });
}

test('a doctor registers', async ({ page }) => {
  const server = await start();
  const said = complaints(page);
  await openAt(page, '/join', server, 'newcomer');
  const register = widgetOf(page, 'doctor-register');
  await expect(register.getByRole('form', { name: 'Registration' })).toBeVisible();
  await fillDetails(page, {
    name: 'Dr Cy Holt',
    phone: '0491 577 644',
    street: '5 King William Street',
    state: 'SA',
    postcode: '5000',
  });
  await page.getByLabel('Email').fill('cy@example.com');
  await page.getByLabel('AHPRA number').fill('MED0001234567');
  await chooseSpecialty(page, 'Rheumatology');
  for (const kind of ['cv', 'ahpra', 'id1', 'id2', 'photo'] as const) await chooseFile(page, kind, someFiles[kind]);
  await expectSent(page, ['CV']);
  await page.getByLabel('About you').fill('Joint pain that has lasted.');
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await expect.poll(() => hostEvents(page, 'onSubmitted')).toHaveLength(1);
  expect(server.state.applications.get('newcomer')).toMatchObject({ status: 'PENDING' });
  expect(server.state.uploads).toHaveLength(5);
  await page.reload();
  await expect(register.getByText('Your application is still pending')).toBeVisible();
  expect(said).toEqual([]);
  expect(server.refusedHeaders).toEqual([]);
});
