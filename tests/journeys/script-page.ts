// Clinic page that loads the built script from its own server; test builders answer the API calls.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { defaultHandlers } from '../../packages/core/src/testing.ts';
import type { Manifest } from '../../tooling/embed/bundle.ts';
import { scriptOf, serve } from '../../tooling/mounted.ts';

const folder = resolve(import.meta.dirname, '../../packages/embed/dist/script');
export const manifest = JSON.parse(readFileSync(resolve(folder, 'manifest.json'), 'utf8')) as Manifest;
export const cdn = 'https://cdn.test';
export const tele = `${cdn}/${manifest.version}/tele.js`;

/** Widget settings of the page, on `window`. */
const settings = await scriptOf(resolve(import.meta.dirname, '../../tooling/hostile/script.tsx.txt'));
const stub = 'window.Tele=window.Tele||function(){(Tele.q=Tele.q||[]).push(arguments)}';
const integrity = manifest.integrity[`${manifest.version}/tele.js`];

export const tag = `<script type="module" crossorigin src="${tele}" integrity="${integrity}"></script>`;

export interface ClinicPage {
  body: string;
  /** Commands queued before the script loads. */
  calls?: string;
  /** Extra content of the head, such as a policy. */
  head?: string;
  /** Replaces the tag. */
  scripts?: string;
  /** Replacement for a script file; undefined leaves it as published. */
  change?: (name: string, text: string, time: number) => string | null | undefined;
}

/** Opens a clinic page. Returns the script files requested and the console messages. */
export async function openClinic(page: Page, { body, head = '', calls = '', scripts = tag, change }: ClinicPage) {
  const requests: string[] = [];
  const said: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => thrown.push(error.message));
  const document = `<!doctype html><html lang="en"><head><title>Banksia Clinic</title><meta name="viewport" content="width=device-width">${head}
    <script src="/script.js"></script><script>${stub};Tele('init', settings);${calls}</script>${scripts}</head><body><h1>Banksia Clinic</h1>${body}</body></html>`;
  await serve(page, { page: document, script: settings, handlers: defaultHandlers() });
  // Serves the script from any origin, the page's own included: some pages may load from nowhere else.
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
