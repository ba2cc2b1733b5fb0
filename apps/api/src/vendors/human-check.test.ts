import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { createHumanCheck, HumanCheckUnavailable } from './human-check.ts';

const question = { token: '0.token', action: 'register_specialist', idempotencyKey: crypto.randomUUID() };

async function aCheck(listener: RequestListener, timeoutMs = 5_000) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const { turnstile } = testConfig();
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return createHumanCheck({ turnstile: { ...turnstile, verifyUrl } }, { timeoutMs });
}

const answering = (body: unknown, status = 200) =>
  aCheck((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
const passed = { success: true, action: 'register_specialist', hostname: 'portal.test', 'error-codes': [] };

describe('a human check', () => {
  it('passes for this action on our hosts', async () => {
    expect(await (await answering(passed)).verify(question)).toEqual({ tag: 'passed' });
  });

  it('sends the secret, the token and the idempotency key', async () => {
    const asked: unknown[] = [];
    const check = await aCheck((request, response) => {
      void json(request).then((body) => {
        asked.push(body);
        response.end(JSON.stringify(passed));
      });
    });
    await check.verify(question);
    const { secretKey: secret } = testConfig().turnstile;
    expect(asked).toEqual([{ secret, response: question.token, idempotency_key: question.idempotencyKey }]);
  });

  it.each([
    ['another action', { ...passed, action: 'login' }],
    ['no action at all, as with test keys', { ...passed, action: undefined }],
    ['another host', { ...passed, hostname: 'evil.example' }],
    ['a host that only begins like ours', { ...passed, hostname: 'portal.test.evil.example' }],
    ['no host at all', { ...passed, hostname: undefined }],
    ['a token that counted before, or is too old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['an invented token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a refusal without a reason', { success: false }],
  ])('is refused for %s', async (_, answer) => {
    expect(await (await answering(answer)).verify(question)).toMatchObject({ tag: 'refused' });
  });

  it.each([
    ['it has a fault of its own', { success: false, 'error-codes': ['internal-error'] }, 200],
    ['our secret is wrong', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
    ['it answers with a page', '<html>Bad gateway</html>', 502],
    ['it answers half a line', '{"success": tr', 200],
    ['it answers something else', { ok: true }, 200],
    ['it says yes in another way', { success: 'true' }, 200],
    ['it answers nothing', '', 200],
  ])('fails closed when %s', async (_, answer, status) => {
    const check = await answering(answer, status);
    await expect(check.verify(question)).rejects.toThrow(HumanCheckUnavailable);
  });

  it('fails closed after a timeout, a broken connection or an unreachable service', async () => {
    const silent = await aCheck(() => undefined, 50);
    await expect(silent.verify(question)).rejects.toThrow(HumanCheckUnavailable);
    const slow = await aCheck((_, response) => void response.write('{"success":'), 50);
    await expect(slow.verify(question)).rejects.toThrow(HumanCheckUnavailable);
    const cut = await aCheck((request) => request.socket.destroy());
    await expect(cut.verify(question)).rejects.toThrow(HumanCheckUnavailable);
    const { turnstile } = testConfig();
    await expect(createHumanCheck({ turnstile }).verify(question)).rejects.toThrow(HumanCheckUnavailable);
  });
});
