import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startOwnServer } from '../apps/sandbox/src/own-server/start.ts';
import { checkApi, type Outcome } from '../packages/check/src/index.ts';

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
  it.each([{ lists: 'array' }, { lists: 'items', statuses: 'upper' }, { lists: 'named', writes: 'object' }] as const)(
    'finds no problem with a server of the specification alone (%o)',
    async (options) => {
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
      for (const call of ['GET /selections/:id', 'PUT /availability/mine', 'GET /selections/incoming'])
        expect([call, tags.get(call)?.has('works')]).toEqual([call, true]);
    },
  );

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
