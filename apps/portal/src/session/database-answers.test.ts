import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseAnswers } from './database-answers.ts';

interface Request {
  result: { close: () => void };
  onsuccess?: () => void;
  onerror?: () => void;
}

const request: Request = { result: { close: () => undefined } };
const deleteDatabase = vi.fn<(name: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => request, deleteDatabase });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('IndexedDB', () => {
  it('counts as broken after 3 seconds without a response', async () => {
    const answers = databaseAnswers();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answers).toBe(false);
  });

  it.each(['onsuccess', 'onerror'] as const)('answers with %s', async (kind) => {
    const answers = databaseAnswers();
    request[kind]?.();
    expect(await answers).toBe(true);
  });

  it('leaves nothing behind', async () => {
    const answers = databaseAnswers();
    request.onsuccess?.();
    await answers;
    expect(deleteDatabase).toHaveBeenCalledWith('tele.probe');
  });

  it('is left to the identity provider when blocked', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await databaseAnswers()).toBe(true);
  });
});
