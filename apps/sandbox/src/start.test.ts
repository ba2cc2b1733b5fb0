import { createPrivateKey, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServiceAccount } from './keys.ts';
import { startSandbox } from './start.ts';
import { emptyFolder, freshConfig, getJson, sandboxForTest } from './testing/sandbox-for-test.ts';

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

describe('starting', () => {
  it('serves /health and a page of addresses', async () => {
    const { url } = await sandboxForTest();
    expect(await getJson(`${url}/health`)).toEqual({ ok: true });
    const index = await (await fetch(url)).text();
    expect(index).toContain('Sandbox: nothing here is real.');
    expect(index).toContain('href="/outbox"');
    expect(index).toContain('href="/ledger"');
  });

  it('creates a service account once, readable by its owner only', async () => {
    const config = { ...freshConfig(), stateDir: emptyFolder() };
    const file = join(config.stateDir, 'service-account.json');
    const read = () => JSON.parse(readFileSync(file, 'utf8')) as ServiceAccount;
    await (await startSandbox(config)).close();
    const account = read();
    expect(account.client_email).toBe('api@tele-sandbox.iam.gserviceaccount.com');
    const shown = createPublicKey(createPrivateKey(account.private_key)).export({ type: 'spki', format: 'pem' });
    expect(shown).toBe(account.public_key);
    expect(statSync(file).mode & 0o077).toBe(0);
    await (await startSandbox(config)).close();
    expect(read()).toEqual(account);
  });

  // macOS has no 127.0.0.2.
  it.runIf(process.platform === 'linux')('listens on one address, with mail and the virus scanner', async () => {
    const host = '127.0.0.2';
    const { url, smtpPort, clamdPort } = await sandboxForTest({ host });
    for (const port of [Number(new URL(url).port), smtpPort, clamdPort]) {
      const socket = connect(port, host);
      await once(socket, 'connect');
      socket.destroy();
      await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    }
  });

  it('names the port and the variable when the web port is taken', async () => {
    const port = await takenPort();
    await expect(startSandbox({ ...freshConfig(), port })).rejects.toThrow(`Port ${port} is taken`);
    await expect(startSandbox({ ...freshConfig(), port })).rejects.toThrow('SANDBOX_PORT');
  });

  it('names the mail port when that is taken, and lets the web port go', async () => {
    const config = freshConfig();
    const smtpPort = await takenPort();
    const first = await startSandbox(config);
    const port = Number(new URL(first.url).port);
    await first.close();
    await expect(startSandbox({ ...config, port, smtpPort })).rejects.toThrow('SANDBOX_SMTP_PORT');
    await (await startSandbox({ ...config, port })).close();
  });
});
