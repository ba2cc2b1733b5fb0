// Booking on a page the browser translates, as a React component and as an element.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { defaultHandlers } from '../../packages/core/src/testing.ts';
import { scriptOf, serve } from '../../tooling/mounted.ts';
import { publishedFile } from '../../tooling/published.ts';
import { test } from './test.ts';
import { expectTranslated, translatePage } from './translated.ts';

const styles = readFileSync(publishedFile('@tele/match-widget/styles.css'), 'utf8');
const page = `<!doctype html><html lang="en"><head><title>Banksia Clinic</title><style>${styles}</style></head><body><main><h1>Banksia Clinic</h1>
  <div id="box"></div></main><script src="/script.js"></script></body></html>`;

for (const [surface, mount] of [
  ['the React component', 'mount'],
  ['the element', 'element'],
]) {
  test(`${surface} sends a request on a translated page`, async ({ page: host }) => {
    const script = await scriptOf(resolve(import.meta.dirname, `../../tooling/hostile/${mount}.tsx.txt`));
    await serve(host, { page, script, handlers: defaultHandlers() });
    await translatePage(host);
    await host.goto('http://host.test/');

    await host.getByRole('combobox', { name: 'Specialty' }).fill('cardio');
    await host.getByRole('option', { name: /^Cardiology/ }).click();
    await host.getByRole('button', { name: 'See doctors' }).click();
    const next = host.getByRole('button', { name: /^Next available/ });
    await next.first().click();
    await expect(host.getByText('1 of 10 picked')).toBeVisible();
    await host.getByRole('button', { name: /^Remove/ }).click();
    await next.first().click();
    await expect(host.getByText('1 of 10 picked')).toBeVisible();
    await expectTranslated(host);

    await host.getByRole('button', { name: 'Submit & pay $15' }).click();
    await host.getByLabel(/^Amount in dollars/).fill('300');
    const card = host.frameLocator('[title="Secure payment input frame"]');
    await card.getByLabel('Card number').fill('4242424242424242');
    await host.getByRole('button', { name: 'Hold $15.00 and submit' }).click();
    await expect(host.getByText('Open', { exact: true }).first()).toBeVisible();
    await expectTranslated(host);
  });
}
