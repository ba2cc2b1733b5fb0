import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sandboxForTest } from '../testing/sandbox-for-test.ts';

const secret = 'turnstile-sandbox-secret';

async function open() {
  const { url } = await sandboxForTest();
  const post = async (path: string, body: BodyInit, type?: string) => {
    const headers = type ? { 'content-type': type } : undefined;
    return (await (await fetch(`${url}${path}`, { method: 'POST', body, ...(headers ? { headers } : {}) })).json()) as {
      token: string;
      error?: string;
      behaviour?: string;
    };
  };
  return {
    url,
    challenge: (asked: object) => post('/turnstile/challenge', JSON.stringify(asked)),
    token: async (passed: object = {}) => (await post('/_turnstile', JSON.stringify(passed))).token,
    verify: (question: Record<string, string>) =>
      post('/turnstile/v0/siteverify', JSON.stringify(question), 'application/json'),
    verifyForm: (question: Record<string, string>) => post('/turnstile/v0/siteverify', new URLSearchParams(question)),
    verifyText: (text: string, type: string) => post('/turnstile/v0/siteverify', text, type),
  };
}

describe('the widget', () => {
  it.each(['/turnstile/v0/api.js', '/turnstile/frame.js'])('%s is a classic script', async (path) => {
    const { url } = await open();
    const answer = await fetch(`${url}${path}?render=explicit`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const source = await answer.text();
    expect(source).not.toMatch(/^\s*(import|export) /m);
    expect(() => new Script(source)).not.toThrow();
  });

  it('passes with the configured site key, and returns the action and data', async () => {
    const { challenge, verify } = await open();
    const asked = {
      sitekey: 'turnstile-sandbox',
      action: 'register_specialist',
      hostname: 'portal.example',
      cData: 'a1',
    };
    const { token } = await challenge(asked);
    expect(await verify({ secret, response: token })).toMatchObject({
      success: true,
      'error-codes': [],
      action: 'register_specialist',
      hostname: 'portal.example',
      cdata: 'a1',
      metadata: { interactive: false },
    });
  });

  it('treats Cloudflare’s test keys as Cloudflare does', async () => {
    const { challenge } = await open();
    expect(await challenge({ sitekey: '2x00000000000000000000AB' })).toEqual({ error: '600010' });
    expect(await challenge({ sitekey: '3x00000000000000000000FF' })).toEqual({ behaviour: 'asks' });
    expect((await challenge({ sitekey: '3x00000000000000000000FF', clicked: true })).token).toMatch(/^0\./);
    expect(await challenge({ sitekey: 'nobody' })).toEqual({ error: '110100' });
  });
});

describe('siteverify', () => {
  const refused = (code: string) => ({ success: false, 'error-codes': [code] });

  it('accepts only JSON and forms', async () => {
    const { token, verifyForm, verifyText } = await open();
    expect(await verifyForm({ secret, response: await token() })).toMatchObject({ success: true });
    expect(await verifyText('{', 'application/json')).toEqual(refused('bad-request'));
    expect(await verifyText('hello', 'text/plain')).toEqual(refused('bad-request'));
  });

  it('redeems a token once', async () => {
    const { token, verify } = await open();
    const response = await token();
    expect(await verify({ secret, response })).toMatchObject({ success: true });
    expect(await verify({ secret, response })).toEqual(refused('timeout-or-duplicate'));
  });

  it('repeats its answer under the same idempotency key', async () => {
    const { token, verify } = await open();
    const question = { secret, response: await token({ action: 'a' }), idempotency_key: 'k1' };
    const first = await verify(question);
    expect(await verify(question)).toEqual(first);
    expect(await verify({ ...question, idempotency_key: 'k2' })).toEqual(refused('timeout-or-duplicate'));
  });

  it('refuses a token after 300 seconds', async () => {
    const { token, verify } = await open();
    expect(await verify({ secret, response: await token({ age: 301 }) })).toEqual(refused('timeout-or-duplicate'));
    expect(await verify({ secret, response: await token({ age: 290 }) })).toMatchObject({ success: true });
  });

  it.each([
    [{}, 'missing-input-secret'],
    [{ secret: 'wrong', response: 'x' }, 'invalid-input-secret'],
    [{ secret }, 'missing-input-response'],
    [{ secret, response: 'x' }, 'invalid-input-response'],
    [{ secret, response: 'x'.repeat(2049) }, 'invalid-input-response'],
  ])('answers %o with its code', async (question, code) => {
    const { verify } = await open();
    expect(await verify(question as Record<string, string>)).toEqual(refused(code));
  });

  it('treats Cloudflare’s test secrets as Cloudflare does', async () => {
    const { verify } = await open();
    const ask = (digit: number) => verify({ secret: `${digit}x0000000000000000000000000000000AA`, response: 'x' });
    expect(await ask(1)).toMatchObject({ success: true, hostname: 'example.com' });
    expect(await ask(2)).toEqual(refused('invalid-input-response'));
    expect(await ask(3)).toEqual(refused('timeout-or-duplicate'));
  });

  it('fails, delays and hangs up as planned', async () => {
    const { url, token, verify } = await open();
    const plan = (fault: object) =>
      fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify({ path: '/turnstile/v0/siteverify', ...fault }) });
    const response = await token();
    await plan({ mode: 'error', status: 502 });
    expect(await verify({ secret, response })).toHaveProperty('error');
    await plan({ mode: 'delay', ms: 2000 });
    const late = fetch(`${url}/turnstile/v0/siteverify`, { method: 'POST', signal: AbortSignal.timeout(50) });
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
    await plan({ mode: 'before' });
    await expect(verify({ secret, response })).rejects.toThrow('fetch failed');
    expect(await verify({ secret, response })).toMatchObject({ success: true });
  });
});
