// Personal details reach only Tele: types unique words, then searches all that the page,
// its scripts, the console and the partner received.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { apiLog } from '../../playwright.config.ts';
import { addresses, partnerOrigin } from './addresses.ts';
import { fillCard } from './card.ts';
import { found } from './canary/find.ts';
import {
  askAndRead,
  detailsAndCard,
  professionals,
  readAndCancel,
  searchAndPick,
  withdrawOpenRequest,
} from './canary/journey.ts';
import { plant, plantedIn } from './canary/plant.ts';
import { leaks, watch, type Watch } from './canary/record-bodies.ts';
import { askedCanaries, emailCanaries, person, pickedCanaries, typedCanaries, type Canary } from './canary/words.ts';
import { mailedLink, matchOn, openSignIn, signInAtClinic, test } from './clinic.ts';
import { openHost, widgetOf } from './host.ts';
import { makeOffer, setUpPayouts } from './offers.ts';
import { signInWithGoogle, tokenOfNewcomer } from './sign-in.ts';
import { agreeAtBank } from './submit.ts';
import { afternoon } from './times.ts';

/** All words, after a check that the API received each of them. */
function canariesOf(watched: Watch, professional: string): Canary[] {
  const bodies = watched.sent();
  const asked = bodies.flatMap((body) => [...body.matchAll(/"slotISO":"([^"]+)"/g)].map(([, slot = '']) => slot));
  expect(asked.length).toBeGreaterThan(0);
  expect(found(bodies.join('\n'), typedCanaries).toSorted()).toEqual(
    [...new Set(typedCanaries.map(({ is }) => is))].toSorted(),
  );
  return [...typedCanaries, ...pickedCanaries([...new Set(asked)], professional)];
}

function linesOfService(): string {
  return readFileSync(resolve(import.meta.dirname, '../..', apiLog), 'utf8');
}

/** Kinds of observation that every surface produces. */
const always: readonly string[] = ['address', 'attribute', 'body', 'cookies', 'header', 'left', 'text'];

interface LeakCheck {
  page: Page;
  watched: Watch;
  canaries: readonly Canary[];
  /** Kinds this surface adds. */
  besides: readonly string[];
  /** Event that reports the request on the page. */
  event: string;
}

const kindsOf = (wheres: readonly string[]): string[] =>
  [...new Set(wheres.map((where) => where.split(' ')[0] ?? ''))].toSorted();

/** Makes this page leak in every way, to check that the watch finds each kind. */
async function expectLookedAt({ page, watched, canaries, besides, event }: LeakCheck): Promise<void> {
  const seen = await watched.seen();
  expect(kindsOf(seen.map(({ where }) => where))).toEqual(expect.arrayContaining([...always, ...besides]));
  expect(seen.map(({ text }) => text).join('\n')).toContain(event);
  await plant(page);
  const before = new Set(seen.map(({ text }) => text));
  const fresh = async () => (await watched.seen()).filter(({ text }) => !before.has(text));
  await expect.poll(async () => kindsOf(leaks(await fresh(), canaries))).toEqual(plantedIn);
}

/** Data the partner's server gets about requests from its pages, with its secret key. */
async function toldPartner(): Promise<string> {
  const headers = { authorization: 'Bearer tele_sec_banksia_road_for_development' };
  const answers = await Promise.all(
    ['/partner/selections', '/partner/counts'].map((path) => fetch(addresses.api + path, { headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

test('the React component with its host’s token leaks nothing', async ({ browser }) => {
  const portal = await browser.newContext({ baseURL: addresses.portal });
  const token = await tokenOfNewcomer(await portal.newPage(), 'wil.brack@example.com');
  const context = await browser.newContext();
  const watched = await watch(context, { hosts: [partnerOrigin], api: addresses.api, widget: '.tele' });
  const page = await context.newPage();
  await openHost(page, '/', { back: true, more: { token } }, partnerOrigin);
  const match = widgetOf(page, 'match-widget');
  await searchAndPick(match, professionals.host);
  await match.getByRole('button', { name: 'Submit & pay $15' }).click();
  await detailsAndCard(page);
  await readAndCancel(match);

  const canaries = canariesOf(watched, professionals.host);
  const seen = await watched.seen();
  // React's development build writes changed props to the performance timeline; docs/embed-widgets.md warns of it.
  const ours = seen.filter(({ text }) => !text.includes('"track":"Components ⚛"'));
  expect(leaks(ours, canaries)).toEqual([]);
  const lines = linesOfService();
  expect(lines).toContain('registerUser');
  expect(found(lines, canaries)).toEqual([]);
  // The portal stores settings and the session, and opens no window.
  await expectLookedAt({ page, watched, canaries, besides: ['event', 'storage'], event: 'onSelectionCreated' });
});

test('the React component leaks nothing in an open request', { tag: '@release' }, async ({ browser }) => {
  const portal = await browser.newContext({ baseURL: addresses.portal });
  const token = await tokenOfNewcomer(await portal.newPage(), 'wil.asks@example.com');
  const context = await browser.newContext();
  const watched = await watch(context, { hosts: [partnerOrigin], api: addresses.api, widget: '.tele' });
  const page = await context.newPage();
  await openHost(page, '/', { back: true, more: { token } }, partnerOrigin);
  const match = widgetOf(page, 'match-widget');
  await askAndRead(match);
  await withdrawOpenRequest(match);

  // Checks that the API received each word.
  expect(new Set(found(watched.sent().join('\n'), askedCanaries))).toEqual(new Set(askedCanaries.map(({ is }) => is)));
  const seen = await watched.seen();
  const ours = seen.filter(({ text }) => !text.includes('"track":"Components ⚛"'));
  expect(leaks(ours, askedCanaries)).toEqual([]);
  const lines = linesOfService();
  expect(lines).toContain('createOpenRequest');
  expect(found(lines, askedCanaries)).toEqual([]);
  await expectLookedAt({
    page,
    watched,
    canaries: askedCanaries,
    besides: ['event', 'storage'],
    event: 'onOpenRequestCreated',
  });
});

interface Surface {
  name: string;
  path: string;
  /** Selector of a widget outside shadow roots. */
  widget: string;
  professional: string;
  /** Event that reports the request to the page; '' when a callback does. */
  event: string;
  open: (page: Page) => Promise<Locator>;
}

const signedOut: readonly Surface[] = [
  {
    name: 'the React component',
    path: '/our-team',
    widget: '.tele',
    professional: professionals.react,
    event: '',
    open: async (page) => page.locator('.tele-match-widget'),
  },
  {
    name: 'the element',
    path: '/see-a-specialist',
    widget: '',
    professional: professionals.element,
    event: 'tele:selection-created',
    open: async (page) => matchOn(page),
  },
  {
    name: 'the dialog of the floating button',
    path: '/',
    widget: '',
    professional: professionals.dialog,
    event: 'tele:selection-created',
    open: async (page) => {
      await page.getByRole('button', { name: 'Book a specialist' }).last().click();
      return matchOn(page);
    },
  },
];

interface Journey extends LeakCheck {
  emails?: readonly Canary[];
}

async function expectNothingTold({ emails = [], ...looked }: Journey): Promise<void> {
  const { watched, canaries } = looked;
  const seen = await watched.seen();
  expect(leaks(seen, canaries)).toEqual([]);
  // Public data may be cached: specialties and available times.
  const own = typedCanaries.filter(({ is }) => is !== 'specialty');
  expect(leaks(await watched.kept(), own)).toEqual([]);
  // The portal’s own window may hold the email: it requests the link and stores the session.
  const outside = seen.filter(({ where }) => !where.includes(addresses.portal));
  expect(leaks(outside, emails)).toEqual([]);
  const lines = linesOfService();
  expect(lines).toContain('registerUser');
  expect(found(lines, [...canaries, ...emails])).toEqual([]);
  expect(found(await toldPartner(), [...canaries, ...emails])).toEqual([]);
  await expectLookedAt(looked);
}

const clinicOf = async (context: BrowserContext, widget: string): Promise<Watch> =>
  watch(context, { hosts: [addresses.clinic], api: addresses.api, widget });

for (const { name, path, widget, professional, event, open } of signedOut) {
  test(`${name} leaks nothing when a visitor signs in in the window`, async ({ browser }) => {
    const context = await browser.newContext();
    const watched = await clinicOf(context, widget);
    const page = await context.newPage();
    await page.goto(addresses.clinic + path);
    const match = await open(page);
    await searchAndPick(match, professional);
    const opened = await openSignIn(page, match);
    const closed = opened.waitForEvent('close');
    await opened.goto(await mailedLink(opened, `wren.quill${path.replace('/', '.in')}@example.com`));
    await closed;
    await detailsAndCard(page);
    await readAndCancel(match);
    const canaries = canariesOf(watched, professional);
    await expectNothingTold({
      page,
      watched,
      canaries,
      emails: emailCanaries('wren.quill'),
      // The window passes its code by message, and stores the session in the portal's storage.
      besides: ['message', 'stored'],
      event,
    });
  });
}

test('the script’s inline widget leaks nothing for a vouched patient', async ({ browser }) => {
  const context = await browser.newContext();
  const watched = await clinicOf(context, '');
  const page = await context.newPage();
  await page.goto(`${addresses.clinic}/patients`);
  await signInAtClinic(page, 'wynn.brackish@example.com');
  const match = matchOn(page);
  await searchAndPick(match, professionals.vouched);
  await match.getByRole('button', { name: 'Submit & pay $15' }).click();
  await detailsAndCard(page);
  await readAndCancel(match);
  const canaries = canariesOf(watched, professionals.vouched);
  // No window opens; the page sees presses in its own form.
  await expectNothingTold({ page, watched, canaries, besides: ['event', 'heard'], event: 'tele:selection-created' });
});

test('the script’s inline widget leaks nothing when an offer is paid', { tag: '@release' }, async ({ browser }) => {
  const specialist = await (await browser.newContext({ baseURL: addresses.portal })).newPage();
  await signInWithGoogle(specialist, 'dr.hanh.nguyen@example.com');
  await setUpPayouts(specialist);
  const context = await browser.newContext();
  const watched = await clinicOf(context, '');
  const page = await context.newPage();
  await page.goto(`${addresses.clinic}/patients`);
  await signInAtClinic(page, 'wynn.offered@example.com');
  const match = matchOn(page);
  await askAndRead(match);
  const slotISO = afternoon(24);
  await makeOffer(specialist, { reason: person.when, dollars: '180.00', slotISO });

  const card = match.getByRole('region', { name: `Offer from ${professionals.vouched}` });
  await card.getByRole('button', { name: /^Accept for/ }).click();
  await fillCard(page, '4000002500003155');
  await page
    .getByRole('dialog', { name: 'Accept offer' })
    .getByRole('button', { name: 'Accept and pay $180.00' })
    .click();
  await agreeAtBank(page);
  await expect(match.getByText('Your consultation is booked').first()).toBeVisible();

  const canaries = [...askedCanaries, ...pickedCanaries([slotISO], professionals.vouched)];
  expect(watched.sent().join('\n')).toContain(slotISO);
  await expectNothingTold({ page, watched, canaries, besides: ['event', 'heard'], event: 'tele:offer-accepted' });
});
