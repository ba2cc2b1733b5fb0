// What may be wrong with a page that somebody at a clinic has written, or with what it gets: the plain link stays, and whoever built it is told what to do.
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

/** The lines that are ours. */
const ours = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Tele'));

test('the script twice on a page is the script once', async ({ page }) => {
  const said = complaints(page);
  await openWritten(page, `${script}${element}<script type="module" src="${scriptOrigin}/v1/tele.js?again"></script>`);
  await expect(box(page)).toBeEnabled();
  await expect(box(page)).toHaveCount(1);
  expect(said).toEqual([]);
});

test('of two versions the first stays, and the console says so once', async ({ page }) => {
  const said = complaints(page);
  const { version } = (await import('../packages/embed/package.json', { with: { type: 'json' } })).default;
  const { readFileSync } = await import('node:fs');
  const built = readFileSync(new URL(`../packages/embed/dist/script/${version}/tele.js`, import.meta.url), 'utf8');
  await openWritten(page, `${script}${element}<script type="module" src="${scriptOrigin}/9.9.9/tele.js"></script>`, {
    script: { instead: (path) => (path === '/9.9.9/tele.js' ? built.replaceAll(version, '9.9.9') : undefined) },
  });
  await expect(box(page)).toBeEnabled();
  await expect
    .poll(() => said)
    .toEqual([`Tele: version ${version} is already on the page and stays in use. Load only one version.`]);
});

test('in a frame of the same site the widget works', async ({ page }) => {
  const inner = await servePage(page.context(), { body: asHere(script + element), path: '/inner' });
  await openWritten(page, `<iframe src="${inner}" style="width: 700px; height: 900px"></iframe>`);
  const widget = page.frameLocator('iframe').locator('tele-match-widget');
  await searchIn(widget);
  await pickIn(widget, 'Dr Hanh Nguyen');
  await expect(picked(widget, 1)).toBeVisible();
});

const noOrigin = 'Tele: This page has no origin: it is a local file or sandboxed frame.';

test('in a sandboxed frame it is said that the page has no origin, and the link leads to the portal', async ({
  page,
}) => {
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

test('a file that was opened from a disk is told the same', async ({ page }, info) => {
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
  test(`without a connection for ${what} the link stays`, async ({ page }) => {
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

test('without a connection to the service the link stays, and the widget comes when there is one', async ({ page }) => {
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

test("a policy of `default-src 'self'` alone keeps a script of elsewhere away, and the link stays", async ({
  page,
}) => {
  await openWritten(page, script + element, { headers: { 'content-security-policy': "default-src 'self'" } });
  await page.waitForLoadState('networkidle');
  await expect(link(page)).toBeVisible();
});

test("a policy of `default-src 'self'` alone, with the script of the site itself: the console says what to add", async ({
  page,
}) => {
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

test('an exact version whose hash is another does not run, and the link stays', async ({ page }) => {
  const exact = `<script type="module" src="${scriptOrigin}/1.4.2/tele.js" integrity="sha384-${'A'.repeat(64)}" crossorigin="anonymous"></script>`;
  await openWritten(page, exact + element);
  await page.waitForLoadState('networkidle');
  await expect(link(page)).toBeVisible();
  expect(await page.evaluate(() => customElements.get('tele-match-widget'))).toBeUndefined();
});

/** Picks on a page that sends this policy, and presses to sign in; the window that opens. */
async function signInUnder(page: Page, policy: string): Promise<Page> {
  await openWritten(page, script + element, { headers: { 'cross-origin-opener-policy': policy } });
  const widget = page.locator('tele-match-widget');
  await searchIn(widget);
  await pickIn(widget, 'Dr Hanh Nguyen');
  const opening = page.waitForEvent('popup');
  await widget.getByRole('button', { name: 'Sign in to send your request' }).click();
  return opening;
}

test('a page that parts itself from its windows signs nobody in: both say so, and the pick stays', async ({ page }) => {
  const opened = await signInUnder(page, 'same-origin');
  await expect(opened.getByRole('heading', { name: 'We can’t verify this sign-in' })).toBeVisible();
  await expect(opened.getByRole('link', { name: 'Book on Tele' })).toBeVisible();
  await expect(opened.getByLabel('Email')).toHaveCount(0);
  const widget = page.locator('tele-match-widget');
  await expect(widget.getByText('Waiting for you to sign in')).toBeVisible();
  await widget.getByRole('button', { name: 'cancel' }).click();
  await expect(picked(widget, 1)).toBeVisible();
});

test('a page that keeps the windows it opens signs people in', async ({ page }) => {
  await googleIn(await signInUnder(page, 'same-origin-allow-popups'), 'noor.haddad@example.com');
  await expect(page.getByRole('dialog', { name: 'Submit your request' })).toBeVisible();
});

test('an old browser has the link, and the console says why', async ({ page }) => {
  const said = complaints(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await openWritten(page, script + element);
  await expect.poll(() => ours(said)).toEqual(['Tele: this browser is not supported.']);
  await expect(link(page)).toBeVisible();
  await expect(box(page)).toHaveCount(0);
});

test('a code that a script of the page has read is of no use without the verifier, nor to another page', async ({
  page,
}) => {
  await openWritten(page, script + element);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data), true);
    // Its window lies over it: a page that nobody looks at does not ask by itself, and may not be let in before the code comes.
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
  /** What a page at `origin` is answered that asks with this. */
  const ask = async (origin: string, body: object) => {
    const answer = await fetch(used.url(), {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { code?: string; session?: unknown }) };
  };
  const whole = JSON.parse(used.postData() ?? '{}') as { verifier: string };
  // Stolen: the code without the verifier, which never left the widget's memory but to the service.
  const guessed = { publishableId, verifier: 'A'.repeat(43), code };
  expect((await ask(addresses.clinic, guessed)).session).toBeUndefined();
  // From a page of somebody else's, with all of it.
  expect(await ask(strangerOrigin, whole)).toMatchObject({ status: 403, code: 'ORIGIN_NOT_REGISTERED' });
});
