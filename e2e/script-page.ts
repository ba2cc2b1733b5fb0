// A clinic's page that loads the script as it is built, from a server of its own; the service is answered from the builders of the tests.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { defaultHandlers } from '../packages/core/src/testing.ts';
import type { Manifest } from '../tooling/embed/bundle.ts';
import { scriptOf, serve } from '../tooling/mounted.ts';

const folder = resolve(import.meta.dirname, '../packages/embed/dist/script');
export const manifest = JSON.parse(readFileSync(resolve(folder, 'manifest.json'), 'utf8')) as Manifest;
export const cdn = 'https://cdn.test';
export const tele = `${cdn}/${manifest.version}/tele.js`;

/** What the page gives its widgets; it stands on the window. */
const settings = await scriptOf(resolve(import.meta.dirname, '../tooling/hostile/script.tsx.txt'));
const stub = 'window.Tele=window.Tele||function(){(Tele.q=Tele.q||[]).push(arguments)}';
const integrity = manifest.integrity[`${manifest.version}/tele.js`];

/** The tag that loads an exact version. */
export const tag = `<script type="module" crossorigin src="${tele}" integrity="${integrity}"></script>`;

export interface ClinicPage {
  body: string;
  /** Commands before the script is there. */
  calls?: string;
  /** Of its head, such as a policy. */
  head?: string;
  /** In place of the tag. */
  scripts?: string;
  /** Answers for a file of the script; undefined where it is as it was published. */
  change?: (name: string, text: string, time: number) => string | null | undefined;
}

/** Opens one. Answers which of the script's files were asked for, and what the console was told. */
export async function openClinic(page: Page, { body, head = '', calls = '', scripts = tag, change }: ClinicPage) {
  const requests: string[] = [];
  const said: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => thrown.push(error.message));
  const document = `<!doctype html><html lang="en"><head><title>Banksia Clinic</title><meta name="viewport" content="width=device-width">${head}
    <script src="/script.js"></script><script>${stub};Tele('init', settings);${calls}</script>${scripts}</head><body><h1>Banksia Clinic</h1>${body}</body></html>`;
  await serve(page, { page: document, script: settings, handlers: defaultHandlers() });
  // From the page's own server too, for a page that loads nothing from elsewhere.
  await page.route(/\/(v1|[\d.]+)\/[\w-]+\.js/, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    requests.push(name);
    const text = readFileSync(resolve(folder, name), 'utf8');
    const time = requests.filter((other) => other === name).length;
    const changed = change?.(name, text, time);
    await route.fulfill({
      status: changed === null ? 503 : 200,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: changed === null ? '' : (changed ?? text),
    });
  });
  await page.goto('http://clinic.test/');
  return { requests, said, thrown };
}
