import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startOwnServer } from '../apps/sandbox/src/own-server/start.ts';
import { checkApi, type Outcome } from '../packages/check/src/index.ts';
import { isNamed } from '../packages/client/src/other-server/neutral.ts';
import { createTeleClient } from '../packages/client/src/index.ts';
import { routes, type RouteName } from '../packages/core/src/routes.ts';

const cli = resolve(import.meta.dirname, '../packages/check/src/cli.ts');

async function ownServer(...[options]: Parameters<typeof startOwnServer>) {
  const server = await startOwnServer(options);
  onTestFinished(() => server.close());
  return server;
}

const run = (args: readonly string[]): Promise<{ code: unknown; out: string }> =>
  new Promise((done) => {
    execFile(process.execPath, [cli, ...args], (error, out) => done({ code: error?.code ?? 0, out }));
  });

describe('@tele/check', () => {
  it.each([
    { lists: 'array' },
    { lists: 'items', statuses: 'upper' },
    { lists: 'named', writes: 'object', blockNames: ['begin', 'to'] },
  ] as const)('finds no problem with a server of the specification alone (%o)', async (options) => {
    const { url } = await ownServer(options);
    const tags = new Map<string, Set<Outcome['tag']>>();
    for (const token of ['patient', 'specialist']) {
      const { widgets } = await checkApi({ api: url, token, write: true });
      for (const { call, outcome } of widgets.flatMap(({ calls }) => calls)) {
        tags.set(call, new Set([...(tags.get(call) ?? []), outcome.tag]));
      }
    }
    const failing = [...tags].filter(([, found]) => found.has('fails')).map(([call]) => call);
    expect(failing).toEqual([]);
    for (const call of [
      'POST /selections',
      'GET /selections/:id',
      'PUT /availability/mine',
      'GET /selections/incoming',
    ])
      expect([call, tags.get(call)?.has('works')]).toEqual([call, true]);
  });

  it('ends with code 1 and names the call that is missing', async () => {
    const { url } = await ownServer({ without: ['GET /availability/mine'] });
    const { code, out } = await run(['--api', url, '--token', 'specialist']);
    expect(out).toContain('Availability calendar: cannot work. One problem to fix.');
    expect(out).toContain('✖ Read availability (GET /availability/mine): It does not exist (404).');
    expect(code).toBe(1);
  });

  it('ends with code 2 without an address', async () => {
    expect((await run([])).code).toBe(2);
  });
});

describe('docs/own-server.md', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../docs/own-server.md'), 'utf8');
  const [, json = ''] = /^```json own-server\n(.*?)^```/ms.exec(page) ?? [];
  const examples = Object.entries(JSON.parse(json) as Record<string, unknown>);

  it.each(examples)('shows an answer of %s that the widgets read', async (route, answer) => {
    const name = (Object.keys(routes) as RouteName[]).find((each) => pathsOf(each).includes(route));
    expect(name).toBeDefined();
    const client = createTeleClient({ apiBase: '', fetch: async () => Response.json(answer) });
    const call = client.call.bind(client) as (name: RouteName | undefined, options: object) => Promise<unknown>;
    const params = { id: '101', category: 'doctors' };
    await expect(call(name, { params, query: {}, body: {} })).resolves.toBeDefined();
  });

  it('lists each call of the specification', () => {
    const [, rows = ''] = /<!-- begin own-server-calls -->(.*)<!-- end own-server-calls -->/s.exec(page) ?? [];
    // Categories other than doctors.
    const named = (Object.keys(routes) as RouteName[]).filter(
      (name) => isNamed(name) && name !== 'professionSpecialties',
    );
    expect(named.filter((name) => !pathsOf(name).some((route) => rows.includes(`| \`${route}\` |`)))).toEqual([]);
  });

  it('shows CORS headers that let a page call', async () => {
    const [, lines = ''] = /^```http\n(.*?)^```/ms.exec(page) ?? [];
    const headers = Object.fromEntries(
      lines
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    );
    const origin = String(headers['access-control-allow-origin']);
    const { widgets } = await checkApi({
      api: 'https://api.test',
      origin,
      fetch: async () => new Response(null, { status: 204, headers }),
    });
    const cors = widgets.map(({ calls }) => calls[0]?.outcome);
    expect(cors).toEqual(widgets.map(() => ({ tag: 'works' })));
  });

  function pathsOf(name: RouteName): string[] {
    return [routes[name], routes[name].replace(':category', 'doctors')];
  }
});
