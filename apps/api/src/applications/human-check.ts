import { createHash } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';

/** Turnstile action (spec section 9). */
const action = 'register_specialist';

interface HumanCheckOptions {
  userId: string;
  token: string | null | undefined;
  /** Identifies the write: a retry repeats the same check. */
  writeKey: string;
}

/** Requires a fresh human check. A token is valid once, and again for a retry of the same write. Fails closed. */
export async function requireHuman(
  { humanCheck, log }: Pick<Services, 'humanCheck' | 'log'>,
  { userId, token, writeKey }: HumanCheckOptions,
): Promise<void> {
  if (!token) throw refused('Please complete the Cloudflare Turnstile check.');
  const verdict = await humanCheck.verify({
    token,
    action,
    idempotencyKey: uuidOf(`${userId}\n${writeKey}\n${token}`),
  });
  if (verdict.tag === 'passed') return;
  log.info({ userId, why: verdict.why }, 'human check refused');
  throw refused('The Cloudflare Turnstile check expired or failed. Please try again.');
}

function refused(text: string): ApiError {
  return new ApiError('HUMAN_CHECK_FAILED', text, { fields: { turnstileToken: text } });
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
