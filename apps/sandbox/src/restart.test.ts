import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from './start.ts';
import { freshConfig, getJson } from './testing/sandbox-for-test.ts';
import { stripeClient, webhookReceiver } from './testing/stripe-for-test.ts';

/** Runs the real program in its own process. Resolves once it listens. */
async function run(stateDir: string) {
  const env = {
    ...process.env,
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_CLAMD_PORT: '0',
    SANDBOX_STATE_DIR: stateDir,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const [, url = '', smtpPort] = /(http:\S+) \(mail on port (\d+),/.exec(line) ?? [];
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ((await once(child, 'exit')) as [number | null])[0];
  };
  return { url, smtpPort: Number(smtpPort), stop };
}

describe('the program', () => {
  it('keeps answered writes when killed', async () => {
    const { stateDir } = freshConfig();
    const first = await run(stateDir);
    const transport = createTransport({ host: '127.0.0.1', port: first.smtpPort });
    await transport.sendMail({ from: 'a@b.co', to: 'ann@example.com', subject: 'Kept', text: '' });
    const hold = {
      amount: 1500,
      currency: 'aud',
      allowed_payment_method_types: ['card' as const],
      payment_method: 'pm_card_visa',
      confirm: true,
    };
    const paid = await stripeClient(first.url).paymentIntents.create(hold, { idempotencyKey: 'k1' });
    const keys = await getJson(`${first.url}/jwks`);
    await first.stop('SIGKILL');

    const second = await run(stateDir);
    const again = await stripeClient(second.url).paymentIntents.create(hold, { idempotencyKey: 'k1' });
    expect(again.id).toBe(paid.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await getJson(`${second.url}/_outbox.json`)).toMatchObject({ items: [{ subject: 'Kept' }] });
    expect(await getJson(`${second.url}/jwks`)).toEqual(keys);
    expect(await second.stop('SIGTERM')).toBe(0);
  });

  it('delivers pending events after a restart', async () => {
    const config = freshConfig();
    const first = await startSandbox(config);
    const intent = await stripeClient(first.url).paymentIntents.create({ amount: 1500, currency: 'aud' });
    await stripeClient(first.url).paymentIntents.cancel(intent.id);
    await first.close();
    const receiver = await webhookReceiver();
    const second = await startSandbox({ ...config, stripe: { ...config.stripe, webhookUrl: receiver.url } });
    onTestFinished(() => second.close());
    expect(JSON.parse((await receiver.next()).body)).toMatchObject({ type: 'payment_intent.canceled' });
  });
});
