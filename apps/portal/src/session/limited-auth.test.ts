import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitedAuth } from './limited-auth.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const auth = limitedAuth({
  isSignInLink: () => true,
  sendLink: never,
  completeLink: never,
  exchange: never,
  token: never,
  signOut: never,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[string, () => Promise<unknown>]>([
  ['sending a link', () => auth.sendLink('a@example.com', '/')],
  ['signing in by link', () => auth.completeLink('a@example.com', '/')],
  ['signing in with Google', () => auth.exchange('token')],
  ['restoring a session', () => auth.token(false)],
  ['signing out', () => auth.signOut()],
])('%s fails when the identity provider never answers', async (_, call) => {
  const failed = call().catch(String);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failed).toContain('no answer');
});
