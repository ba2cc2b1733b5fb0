// Mistakes in a clinic's page or its inputs: the plain link stays, and the console tells the developer how to fix it.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { addresses, strangerOrigin } from './addresses.ts';
import { googleIn, openSignIn } from './clinic.ts';
import { asHere, openWritten, publishableId, scriptOrigin, servePage, serveScript } from './clinic-page.ts';
import { complaints, picked, pickIn, searchIn } from './host.ts';
import { test } from './test.ts';

const element = `<tele-match-widget api-base="https://api.example.com/prod" partner="tele_pub_your_practice">
  <a href="https://tele.example.com/match/doctor">Find a doctor on Tele</a>
</tele-match-widget>`;
const script = `<script type="module" src="${scriptOrigin}/v1/tele.js"></script>`;

const box = (page: Page) => page.getByRole('combobox', { name: 'Specialty' });
const link = (page: Page) => page.getByRole('link', { name: 'Find a doctor on Tele' });

const ours = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Tele'));

test('a script included twice runs once', async ({ page }) => {
  const said = complaints(page);
  await openWritten(page, `${script}${element}<script type="module" src="${scriptOrigin}/v1/tele.js?again"></script>`);
  await expect(box(page)).toBeEnabled();
  await expect(box(page)).toHaveCount(1);
  expect(said).toEqual([]);
});

test('the first of two versions stays, and the console reports it once', async ({ page }) => {
  const said = complaints(page);
  const { version } = (await import('../../packages/embed/package.json', { with: { type: 'json' } })).default;
  const { readFileSync } = await import('node:fs');
  const built = readFileSync(new URL(`../../packages/embed/dist/script/${version}/tele.js`, import.meta.url), 'utf8');
  await openWritten(page, `${script}${element}<script type="module" src="${scriptOrigin}/9.9.9/tele.js"></script>`, {
    script: { instead: (path) => (path === '/9.9.9/tele.js' ? built.replaceAll(version, '9.9.9') : undefined) },
  });
  await expect(box(page)).toBeEnabled();
  await expect
    .poll(() => said)
    .toEqual([`Tele: version ${version} is already on the page and stays in use. Load only one version.`]);
});

test('a widget works in a frame of the same site', async ({ page }) => {
  const inner = await servePage(page.context(), { body: asHere(script + element), path: '/inner' });
  await openWritten(page, `<iframe src="${inner}" style="width: 700px; height: 900px"></iframe>`);
  const widget = page.frameLocator('iframe').locator('tele-match-widget');
  await searchIn(widget);
  await pickIn(widget, 'Dr Hanh Nguyen');
  await expect(picked(widget, 1)).toBeVisible();
});

const noOrigin = 'Tele: This page has no origin: it is a local file or sandboxed frame.';

test('a sandboxed frame reports its missing origin, and the link opens the portal', async ({ page }) => {
  const said = complaints(page);
  const linked = element.replace('<a ', '<a target="_blank" ');
  const inner = await servePage(page.context(), { body: asHere(script + linked), path: '/inner' });
  await openWritten(
    page,
    `<iframe sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" src="${inner}"></iframe>`,
  );
  await expect.poll(() => ours(said)).toEqual([expect.stringContaining(noOrigin)]);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('This part of the page isn’t available')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Find a doctor on Tele' }).click();
  await expect((await opening).getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a file opened from disk reports its missing origin', async ({ page }, info) => {
  const said = complaints(page);
  const file = info.outputPath('page.html');
  writeFileSync(file, `<!doctype html><title>Banksia Road</title>${asHere(script + element)}`);
  await serveScript(page.context());
  await page.goto(pathToFileURL(file).href);
  await expect.poll(() => ours(said)).toEqual([expect.stringContaining(noOrigin)]);
  await expect(link(page)).toBeVisible();
});

for (const [what, instead] of [
  ['the script', (path: string) => (path.endsWith('/tele.js') ? null : undefined)],
  ['the rest of it', (path: string) => (path.endsWith('/tele.js') ? undefined : null)],
] as const) {
  test(`the link stays without a connection for ${what}`, async ({ page }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await openWritten(page, script + element, { script: { instead } });
    await page.waitForLoadState('networkidle');
    await expect(link(page)).toBeVisible();
    await expect(link(page)).toHaveAttribute('href', `${addresses.portal}/match/doctor`);
    await expect(box(page)).toHaveCount(0);
    expect(thrown).toEqual([]);
  });
}

test('the link stays while the API is unreachable, and the widget appears afterwards', async ({ page }) => {
  await page.context().route(`${addresses.api}/**`, (route) => route.abort('connectionrefused'));
  await openWritten(page, script + element);
  await expect(link(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(link(page)).toBeVisible();
  await page.context().unroute(`${addresses.api}/**`);
  await page.reload();
  await expect(box(page)).toBeEnabled();
  await expect(link(page)).toBeHidden();
});

test("a policy of `default-src 'self'` blocks other scripts, and the link stays", async ({ page }) => {
  await openWritten(page, script + element, { headers: { 'content-security-policy': "default-src 'self'" } });
  await page.waitForLoadState('networkidle');
  await expect(link(page)).toBeVisible();
});

test("a self-hosted script under `default-src 'self'` lists the missing sources", async ({ page }) => {
  const said = complaints(page);
  await openWritten(page, `<script type="module" src="/v1/tele.js"></script>${element}`, {
    headers: { 'content-security-policy': "default-src 'self'" },
    script: { origin: addresses.clinic },
  });
  await expect
    .poll(() => ours(said))
    .toContain(
      `Tele: this page’s Content-Security-Policy stops the widget. Add to it: connect-src ${new URL(addresses.api).origin}`,
    );
  await expect(link(page)).toBeVisible();
});

test('an exact version with another hash does not run, and the link stays', async ({ page }) => {
  const exact = `<script type="module" src="${scriptOrigin}/1.4.2/tele.js" integrity="sha384-${'A'.repeat(64)}" crossorigin="anonymous"></script>`;
  await openWritten(page, exact + element);
  await page.waitForLoadState('networkidle');
  await expect(link(page)).toBeVisible();
  expect(await page.evaluate(() => customElements.get('tele-match-widget'))).toBeUndefined();
});

async function signInUnder(page: Page, policy: string): Promise<Page> {
  await openWritten(page, script + element, { headers: { 'cross-origin-opener-policy': policy } });
  const widget = page.locator('tele-match-widget');
  await searchIn(widget);
  await pickIn(widget, 'Dr Hanh Nguyen');
  const opening = page.waitForEvent('popup');
  await widget.getByRole('button', { name: 'Sign in to send your request' }).click();
  return opening;
}

test('a page isolated from its windows cannot sign in; both say so, and the pick stays', async ({ page }) => {
  const opened = await signInUnder(page, 'same-origin');
  await expect(opened.getByRole('heading', { name: 'We can’t verify this sign-in' })).toBeVisible();
  await expect(opened.getByRole('link', { name: 'Book on Tele' })).toBeVisible();
  await expect(opened.getByLabel('Email')).toHaveCount(0);
  const widget = page.locator('tele-match-widget');
  await expect(widget.getByText('Waiting for you to sign in')).toBeVisible();
  await widget.getByRole('button', { name: 'cancel' }).click();
  await expect(picked(widget, 1)).toBeVisible();
});

test('a page that keeps its opened windows can sign in', async ({ page }) => {
  await googleIn(await signInUnder(page, 'same-origin-allow-popups'), 'noor.haddad@example.com');
  await expect(page.getByRole('dialog', { name: 'Submit your request' })).toBeVisible();
});

test('an old browser shows the link, and the console says why', async ({ page }) => {
  const said = complaints(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await openWritten(page, script + element);
  await expect.poll(() => ours(said)).toEqual(['Tele: this browser is not supported.']);
  await expect(link(page)).toBeVisible();
  await expect(box(page)).toHaveCount(0);
});

test('a stolen code is useless without the verifier and on another page', async ({ page }) => {
  await openWritten(page, script + element);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data), true);
    // Pretends the page is hidden behind the window: hidden pages do not poll, so the code arrives by message.
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  const exchanged = page.waitForRequest(
    (request) => request.url().endsWith('/exchange') && /"code"/.test(request.postData() ?? ''),
  );
  const widget = page.locator('tele-match-widget');
  await searchIn(widget);
  await pickIn(widget, 'Dr Hanh Nguyen');
  await googleIn(await openSignIn(page, widget), 'noor.haddad@example.com');
  const used = await exchanged;
  const answered = await used.response();
  expect(answered?.status()).toBe(200);

  const messages = await page.evaluate(
    () => (window as unknown as { heard: { kind?: string; code?: string }[] }).heard,
  );
  const code = messages.find(({ kind }) => kind === 'code')?.code;
  expect(code).toBeTruthy();
  /** API response for a call from `origin` with this body. */
  const ask = async (origin: string, body: object) => {
    const answer = await fetch(used.url(), {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { code?: string; session?: unknown }) };
  };
  const whole = JSON.parse(used.postData() ?? '{}') as { verifier: string };
  // The verifier stays in the widget’s memory, so a stolen code is useless.
  const guessed = { publishableId, verifier: 'A'.repeat(43), code };
  expect((await ask(addresses.clinic, guessed)).session).toBeUndefined();
  expect(await ask(strangerOrigin, whole)).toMatchObject({ status: 403, code: 'ORIGIN_NOT_REGISTERED' });
});
