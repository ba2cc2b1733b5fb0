import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadConfig, type SandboxConfig } from '../config.ts';
import { startSandbox, type Sandbox } from '../start.ts';

// One pair for the whole file: making one takes longer than most tests.
const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export async function sandboxForTest(
  change: Partial<SandboxConfig> = {},
): Promise<Sandbox & { config: SandboxConfig }> {
  const config = { ...freshConfig(), ...change };
  const sandbox = await startSandbox(config);
  onTestFinished(() => sandbox.close());
  return { ...sandbox, config };
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function freshConfig(): SandboxConfig {
  const stateDir = emptyFolder();
  const account = {
    client_email: 'api@tele-sandbox.iam.gserviceaccount.com',
    private_key: pair.privateKey,
    public_key: pair.publicKey,
  };
  writeFileSync(join(stateDir, 'service-account.json'), JSON.stringify(account));
  const config = loadConfig({ SANDBOX_STATE_DIR: stateDir });
  return {
    ...config,
    port: 0,
    smtpPort: 0,
    clamdPort: 0,
    stripe: { ...config.stripe, webhookUrl: 'http://127.0.0.1:9/nobody' },
  };
}

export async function getJson<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
