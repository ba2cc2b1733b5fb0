import * as z from 'zod';
import type { Config } from '../config/config.ts';

export class HumanCheckUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The human check did not answer.', options);
    this.name = 'HumanCheckUnavailable';
  }
}

export interface HumanCheckQuestion {
  token: string;
  action: string;
  /** UUID: tokens work once, but a retry with this key gets the same answer. */
  idempotencyKey: string;
}

export type HumanCheckVerdict = { tag: 'passed' } | { tag: 'refused'; why: string };

export interface HumanCheck {
  verify: (question: HumanCheckQuestion) => Promise<HumanCheckVerdict>;
}

const verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  hostname: z.string().optional(),
  action: z.string().optional(),
});

/** Longest wait for the person submitting. */
const defaultTimeoutMs = 5_000;
/** Errors of the service, not of the token. */
const theirs = new Set(['internal-error', 'missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** Cloudflare Turnstile's siteverify. Tokens of other actions or hosts are refused. */
export function createHumanCheck(
  { turnstile }: Pick<Config, 'turnstile'>,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): HumanCheck {
  return {
    async verify({ token, action, idempotencyKey }) {
      const body = JSON.stringify({ secret: turnstile.secretKey, response: token, idempotency_key: idempotencyKey });
      const answer = await ask(turnstile.verifyUrl, body, timeoutMs);
      const codes = answer['error-codes'];
      if (codes.some((code) => theirs.has(code))) throw new HumanCheckUnavailable();
      if (!answer.success) return { tag: 'refused', why: codes.join(', ') || 'no reason' };
      if (answer.action !== action) return { tag: 'refused', why: 'another action' };
      if (!turnstile.hostnames.includes(answer.hostname ?? '')) return { tag: 'refused', why: 'another host' };
      return { tag: 'passed' };
    },
  };
}

async function ask(url: string, body: string, timeoutMs: number): Promise<z.output<typeof verdict>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return verdict.parse(await response.json());
  } catch (error) {
    throw new HumanCheckUnavailable({ cause: error });
  }
}
