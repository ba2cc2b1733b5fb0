import { describe, expect, it, vi } from 'vitest';
import { hearRefusals } from './hear-refusals.ts';

const answering = async (response: Response) => {
  const onSignInAgain = vi.fn();
  const answer = await hearRefusals(async () => response, onSignInAgain)('https://api.test');
  const text = await answer.text();
  return { text, times: onSignInAgain.mock.calls.length };
};

const refused = (status: number, code: string) => new Response(JSON.stringify({ code }), { status });

describe('a call', () => {
  it('is reported when it needs a new sign-in, and still returns the refusal', async () => {
    expect(await answering(refused(403, 'SIGN_IN_AGAIN'))).toEqual({ text: '{"code":"SIGN_IN_AGAIN"}', times: 1 });
  });

  it.each([
    ['another refusal', refused(403, 'FORBIDDEN')],
    ['an answer of a gateway', new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['a good answer', refused(200, 'SIGN_IN_AGAIN')],
  ])('is not reported with %s', async (_, response) => {
    expect((await answering(response)).times).toBe(0);
  });
});
