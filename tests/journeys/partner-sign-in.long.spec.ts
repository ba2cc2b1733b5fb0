// Sign-in for a partner's page in the portal's window, opened from a bare page at the registered origin.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { seededPartner } from '../../apps/api/src/seed/partners.ts';
import type { WindowMessage } from '../../packages/core/src/partner/window-message.ts';
import { addresses } from './addresses.ts';
import { mailTo, signInByLink } from './sign-in.ts';
import { test } from './test.ts';

interface Begun {
  signInId: string;
  url: string;
  verifier: string;
}

interface BarePage {
  messages: { origin: string; data: WindowMessage }[];
}
declare global {
  interface Window {
    bare: BarePage;
  }
}

/** Opens a bare page at the seeded clinic or another origin. Playwright answers for it, so no server is needed. */
async function openBarePage(context: BrowserContext, origin = addresses.clinic): Promise<Page> {
  const address = `${origin}/bare`;
  await context.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A clinic</title><p>A clinic</p>' }),
  );
  // Chromium treats routed responses as an unknown network and blocks their calls to this machine.
  await context.grantPermissions(['local-network-access'], { origin });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

function beginSignIn(page: Page): Promise<Begun> {
  return page.evaluate(
    async ({ api, publishableId }) => {
      const text = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const verifier = text(crypto.getRandomValues(new Uint8Array(32)));
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
      const response = await fetch(`${api}/partner/sign-ins`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ publishableId, challenge: text(new Uint8Array(hash)) }),
      });
      const { signInId, url } = (await response.json()) as { signInId: string; url: string };
      return { signInId, url, verifier };
    },
    { api: addresses.api, publishableId: seededPartner.publishableId },
  );
}

/** Opens the window blank first, so no popup blocker objects. `answers`: sign-in ID that the page claims. */
async function openWindow(page: Page, { url }: Begun, answers: string | null): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.evaluate(
    ({ url: address, answers: mine, portal }) => {
      window.bare = { messages: [] };
      const opened = window.open('', '', 'popup,width=420,height=640');
      window.addEventListener('message', ({ source, origin, data }: MessageEvent<WindowMessage>) => {
        if (source !== opened) return;
        window.bare.messages.push({ origin, data });
        if (data.kind === 'ready' && mine !== null)
          opened?.postMessage({ tele: 1, kind: 'here', signInId: mine }, portal);
      });
      opened?.location.assign(address);
    },
    { url, answers, portal: addresses.portal },
  );
  return opening;
}

async function openSignIn(page: Page): Promise<{ begun: Begun; popup: Page }> {
  const begun = await beginSignIn(page);
  return { begun, popup: await openWindow(page, begun, begun.signInId) };
}

const heardBy = (page: Page): Promise<BarePage['messages']> => page.evaluate(() => window.bare.messages);

async function codeFor(page: Page): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = (await heardBy(page)).flatMap(({ data }) => (data.kind === 'code' ? data.code : []))[0];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/** Email that the API reports for the exchanged token; null without a session. */
function exchange(page: Page, { signInId, verifier }: Begun, code?: string): Promise<string | null> {
  return page.evaluate(
    async ({ api, id, body }) => {
      const exchanged = await fetch(`${api}/partner/sign-ins/${id}/exchange`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { session } = (await exchanged.json()) as { session: { token: string } | null };
      if (!session) return null;
      const me = await fetch(`${api}/auth/me`, { headers: { authorization: `Bearer ${session.token}` } });
      return ((await me.json()) as { email: string }).email;
    },
    {
      api: addresses.api,
      id: signInId,
      body: { publishableId: seededPartner.publishableId, verifier, ...(code !== undefined && { code }) },
    },
  );
}

const title = 'Sign in to Tele';
const clinic = 'Banksia Road Family Practice';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function linkFor(popup: Page, email: string): Promise<string> {
  await popup.getByLabel('Email').fill(email);
  await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(popup.getByText('We’ve emailed you a sign-in link. Open it on this device to continue.')).toBeVisible();
  const { links } = await mailTo(email, /sign in/i);
  return links[0] ?? '';
}

async function expectNoWayIn(page: Page): Promise<void> {
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
}

test('a link opened in the window signs in, sends a code and closes the window', async ({ context }) => {
  const email = 'window.mail@example.com';
  const page = await openBarePage(context);
  const { begun, popup } = await openSignIn(page);
  await expect(heading(popup, title)).toBeVisible();
  await expect(
    popup.getByText(`Sign in to send your request from ${clinic}. This window will close automatically.`),
  ).toBeVisible();
  const link = await linkFor(popup, email);
  expect(await exchange(page, begun)).toBeNull();

  const closed = popup.waitForEvent('close');
  await popup.goto(link).catch(() => undefined);
  await closed;
  expect(await exchange(page, begun, await codeFor(page))).toBe(email);
  for (const { origin, data } of await heardBy(page)) {
    expect(origin).toBe(addresses.portal);
    expect(data.signInId).toBe(begun.signInId);
  }
  // The partner's address carries no data.
  expect(page.url()).toBe(`${addresses.clinic}/bare`);
});

test(
  'a link opened in another tab completes the sign-in and closes the window',
  { tag: '@release' },
  async ({ context }) => {
    const email = 'window.tab@example.com';
    const page = await openBarePage(context);
    const { begun, popup } = await openSignIn(page);
    const link = await linkFor(popup, email);

    const closed = popup.waitForEvent('close');
    const tab = await context.newPage();
    await tab.goto(link);
    await expect(heading(tab, 'You’re signed in')).toBeVisible();
    await expect(tab.getByText(`Go back to the ${clinic} page. It will continue automatically.`)).toBeVisible();
    await expect(tab.getByRole('link', { name: `Back to ${clinic}` })).toHaveAttribute('href', addresses.clinic);
    await closed;
    expect((await heardBy(page)).filter(({ data }) => data.kind === 'code')).toEqual([]);
    expect(await exchange(page, begun)).toBe(email);
  },
);

test(
  'Google signs in within the window, and a cancelled attempt returns to it',
  { tag: '@release' },
  async ({ context }) => {
    const email = 'dr.callum.brodie@example.com';
    const page = await openBarePage(context);
    const { begun, popup } = await openSignIn(page);
    await popup.getByRole('button', { name: 'Continue with Google' }).click();
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup.getByText('Google sign-in did not finish. Please try again.')).toBeVisible();

    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Continue with Google' }).click();
    await popup.getByRole('button', { name: email }).click();
    await closed;
    expect(await exchange(page, begun, await codeFor(page))).toBe(email);
  },
);

test(
  'a signed-in person is asked first, and can use another account',
  { tag: '@release' },
  async ({ context, page: portal }) => {
    const email = 'window.known@example.com';
    await signInByLink(portal, email);
    const page = await openBarePage(context);
    const { begun, popup } = await openSignIn(page);
    const go = popup.getByRole('button', { name: `Continue as ${email}` });
    await expect(go).toBeVisible();
    expect(await exchange(page, begun)).toBeNull();
    await popup.getByRole('button', { name: 'Use another account' }).click();
    await expect(popup.getByLabel('Email')).toBeVisible();
    await go.click();
    await expect(popup.getByRole('button', { name: 'Use another account' })).toBeVisible();

    // The approval fails at first.
    const approving = `${addresses.api}/partner/sign-ins/*/approve`;
    await context.route(approving, (route) => route.abort('connectionrefused'));
    await go.click();
    await expect(popup.getByRole('alert')).toContainText('Check your connection and try again.');
    await context.unroute(approving);
    const closed = popup.waitForEvent('close');
    await go.click();
    await closed;
    expect(await exchange(page, begun, await codeFor(page))).toBe(email);
    // The person's own session is unchanged.
    await portal.reload();
    await expect(portal.getByRole('button', { name: /account/i }).first()).toBeVisible();
  },
);

test('a sign-in address from another person signs no one in, signed in or not', async ({
  context,
  browser,
  page: portal,
}) => {
  const attacker = await (await browser.newContext()).newPage();
  const theirs = await openBarePage(attacker.context());
  const begun = await beginSignIn(theirs);

  await portal.goto(begun.url);
  await expect(heading(portal, 'We can’t verify this sign-in')).toBeVisible();
  await expectNoWayIn(portal);
  await expect(portal.getByRole('link', { name: `Back to ${clinic}` })).toHaveAttribute('href', addresses.clinic);

  await signInByLink(await context.newPage(), 'window.victim@example.com');
  await portal.goto(begun.url);
  await expect(heading(portal, 'We can’t verify this sign-in')).toBeVisible();
  await expectNoWayIn(portal);
  expect(await exchange(theirs, begun)).toBeNull();

  await portal.getByRole('link', { name: 'Book on Tele' }).click();
  await expect(portal).toHaveURL(/\/match\/doctor$/);
  await attacker.context().close();
});

test('a page of another origin gets no code, and one without a sign-in opens nothing', async ({ context }) => {
  const clinicPage = await openBarePage(context);
  const begun = await beginSignIn(clinicPage);

  const stranger = await openBarePage(context, 'http://stranger.localhost:9');
  const theirs = await openWindow(stranger, begun, begun.signInId);
  await expect(heading(theirs, 'We can’t verify this sign-in')).toBeVisible();
  await expectNoWayIn(theirs);
  expect(await heardBy(stranger)).toEqual([]);

  const silent = await openWindow(clinicPage, begun, null);
  await expect(silent.getByText(`Waiting for ${clinic}…`)).toBeVisible();
  await expect(heading(silent, 'We can’t verify this sign-in')).toBeVisible();
  await expectNoWayIn(silent);
});

test('a link opened in another browser does not sign in there', async ({ context, browser }) => {
  const email = 'window.elsewhere@example.com';
  const page = await openBarePage(context);
  const { begun, popup } = await openSignIn(page);
  const link = await linkFor(popup, email);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(heading(elsewhere, 'Open this link on the device you requested it from')).toBeVisible();
  await expectNoWayIn(elsewhere);
  await elsewhere.context().close();
  expect(await exchange(page, begun)).toBeNull();
  // The link still works in the original browser.
  const closed = popup.waitForEvent('close');
  await popup.goto(link).catch(() => undefined);
  await closed;
  expect(await exchange(page, begun, await codeFor(page))).toBe(email);
});

test('a used, expired or unknown sign-in shows that it is over', async ({ context, browser }) => {
  const page = await openBarePage(context);
  const { begun, popup } = await openSignIn(page);
  const closed = popup.waitForEvent('close');
  await popup.goto(await linkFor(popup, 'window.twice@example.com')).catch(() => undefined);
  await closed;
  expect(await exchange(page, begun, await codeFor(page))).toBe('window.twice@example.com');

  // The link's own browser shows it as done; any other shows it as expired.
  const again = await context.newPage();
  await again.goto(begun.url);
  await expect(heading(again, 'You’re signed in')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(begun.url);
  await expect(heading(other, 'This sign-in has expired')).toBeVisible();
  await expect(other.getByRole('link', { name: `Back to ${clinic}` })).toBeVisible();

  await other.goto(`${addresses.portal}/sign-in?flow=sin_nobody`);
  await expect(heading(other, 'This sign-in has expired')).toBeVisible();
  await expect(other.getByText('Go back to the page you came from and start again.')).toBeVisible();
  await other.goto(`${addresses.portal}/sign-in`);
  await expect(heading(other, 'This sign-in has expired')).toBeVisible();

  const late = await beginSignIn(page);
  await other.route(`${addresses.api}/partner/sign-ins/*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), state: 'EXPIRED' } });
  });
  await other.goto(late.url);
  await expect(heading(other, 'This sign-in has expired')).toBeVisible();
  await other.context().close();
});

test('the window shows that the API is down, and continues once it is up', { tag: '@release' }, async ({ context }) => {
  const page = await openBarePage(context);
  const begun = await beginSignIn(page);
  const asking = `${addresses.api}/partner/sign-ins/*`;
  await context.route(asking, (route) => route.abort('connectionrefused'));
  const popup = await openWindow(page, begun, begun.signInId);
  await expect(heading(popup, 'We couldn’t connect')).toBeVisible();
  await context.unroute(asking);
  await popup.getByRole('button', { name: 'Try again' }).click();
  await expect(popup.getByLabel('Email')).toBeVisible();
});

test('only the sign-in window keeps its opener, and it is not indexed', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  const own = await headersOf('/sign-in?flow=sin_1');
  expect(own['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(own['x-robots-tag']).toBe('noindex');
  expect(own['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const path of ['/login', '/oauth/callback', '/match/doctor'])
    expect((await headersOf(path))['cross-origin-opener-policy']).toBe('same-origin');
});
