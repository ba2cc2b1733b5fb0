import { TEST_SECRETS } from './site-keys.ts';
import type { Passed, Tokens } from './tokens.ts';

export type Question = Partial<Record<'secret' | 'response' | 'remoteip' | 'idempotency_key', string>>;

export interface Verdict {
  success: boolean;
  'error-codes': string[];
  challenge_ts?: string;
  hostname?: string;
  action?: string;
  cdata?: string;
  metadata?: { interactive: boolean };
}

const LONGEST_TOKEN = 2048;

/** Judges a token as `POST /turnstile/v0/siteverify` does. Undefined is a body that is neither a form nor JSON. */
export function siteverify(tokens: Tokens, secret: string, question: Question | undefined): Verdict {
  if (!question) return refusal('bad-request');
  const { secret: given = '', response = '', idempotency_key: key = '' } = question;
  if (given === '') return refusal('missing-input-secret');
  const test = TEST_SECRETS[given];
  if (!test && given !== secret) return refusal('invalid-input-secret');
  if (response === '') return refusal('missing-input-response');
  if (response.length > LONGEST_TOKEN) return refusal('invalid-input-response');
  if (test === 'passes')
    return passed({ action: '', cdata: '', hostname: 'example.com', interactive: false, at: now() });
  if (test) return refusal(test);
  const found = tokens.redeem(response, key);
  return typeof found === 'string' ? refusal(found) : passed(found);
}

function passed({ at, hostname, action, cdata, interactive }: Passed): Verdict {
  return {
    success: true,
    'error-codes': [],
    challenge_ts: at,
    hostname,
    action,
    cdata,
    metadata: { interactive },
  };
}

function refusal(code: string): Verdict {
  return { success: false, 'error-codes': [code] };
}

function now(): string {
  return new Date().toISOString();
}
