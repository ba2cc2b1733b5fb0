// Partner's page without a widget: starts a sign-in, opens its window, replies or not, and records messages.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { seededPartner } from '../../apps/api/src/seed/partners.ts';
import type { WindowMessage } from '../../packages/core/src/partner/window-message.ts';
import { addresses } from './addresses.ts';

export interface Begun {
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
export async function openBarePage(context: BrowserContext, origin = addresses.clinic): Promise<Page> {
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

export function beginSignIn(page: Page): Promise<Begun> {
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
export async function openWindow(page: Page, { url }: Begun, answers: string | null): Promise<Page> {
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

export async function openSignIn(page: Page): Promise<{ begun: Begun; popup: Page }> {
  const begun = await beginSignIn(page);
  return { begun, popup: await openWindow(page, begun, begun.signInId) };
}

export const heardBy = (page: Page): Promise<BarePage['messages']> => page.evaluate(() => window.bare.messages);

export async function codeFor(page: Page): Promise<string> {
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
export function exchange(page: Page, { signInId, verifier }: Begun, code?: string): Promise<string | null> {
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
