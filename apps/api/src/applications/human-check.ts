import { createHash } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';

/** What the widget is asked for (spec section 9). */
const action = 'register_specialist';

interface HumanCheckOptions {
  userId: string;
  token: string | null | undefined;
  /** What the write is known by: sent again, it is the same question. */
  writeKey: string;
}

/**
 * Refuses whoever has not passed the human check just now. A token counts once, and once more for the very same write of the same person,
 * whose answer may have been lost. Without an answer nobody is let through.
 */
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

/** A UUID that follows from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
