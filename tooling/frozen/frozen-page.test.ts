import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, it, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: readFileSync(resolve(import.meta.dirname, 'page.tsx.txt'), 'utf8'),
      loader: 'tsx',
      resolveDir: resolve(root, 'apps/portal'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const availability = {
  specialistId: 'spc_1',
  version: '1',
  items: [{ startISO: '2026-11-23T22:00:00.000Z', endISO: '2026-11-23T23:00:00.000Z' }],
};
const answers: readonly (readonly [path: RegExp, status: number, body: object])[] = [
  [/specialties/, 200, { items: [{ name: 'Cardiology', group: 'Heart' }] }],
  [/availability\/mine/, 200, availability],
  [/time-off$/, 200, { timeOff: [], busy: [] }],
  [/auth\/me$/, 200, { userId: 'u_1', email: 'odette@example.com', roles: [] }],
  [/\/work\//, 404, { error: 'You have not applied yet.', code: 'NOT_FOUND' }],
  [/./, 200, { items: [] }],
];

it('all four widgets work on a page with frozen prototypes', async () => {
  const problems: unknown[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => problems.push(error));
  virtualConsole.on('error', (...said: unknown[]) => problems.push(said));
  const { window } = new JSDOM('<!doctype html><body></body>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'https://clinic.example/',
    virtualConsole,
  });
  Object.assign(window, {
    TextEncoder,
    Request,
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
    say: (event: unknown) => problems.push(event),
    answer: async (request: RequestInfo | URL) => {
      const { pathname } = new URL(request instanceof Request ? request.url : request);
      const [, status, body] = answers.find(([path]) => path.test(pathname)) ?? [/./, 500, {}];
      return Response.json(body, { status });
    },
  });
  // Separate realm: nothing of the test is frozen.
  window.eval('Object.freeze(Object.prototype); Object.freeze(Array.prototype); Object.freeze(Function.prototype);');
  window.eval(await pageScript());
  expect(window.eval('Object.isFrozen(Object.prototype)')).toBe(true);
  const { document } = window;
  const drawn = (selector: string) => vi.waitFor(() => expect(document.querySelector(selector)).not.toBeNull(), 5_000);
  await drawn('.tele-match-widget input');
  await drawn('.tele-provider-inbox h2');
  await drawn('.tele-availability-calendar [role=grid]');
  await drawn('.tele-doctor-register input[name=name]');
  const name = document.querySelector<HTMLInputElement>('.tele-doctor-register input[name=name]');
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(name, 'Odette Laurent');
  name?.dispatchEvent(new window.Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(name?.value).toBe('Odette Laurent'));
  expect(problems).toEqual([]);
  window.close();
});
