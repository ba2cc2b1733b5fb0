import { aPdf } from '@tele/core/testing';
import type { DocumentKind } from '@tele/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadService } from './post-part.ts';
import type { Posted } from './retry-plan.ts';
import type { Problem } from './upload.ts';
import { createUploadStore } from './upload-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const pdf = (name = 'cv.pdf') => new File([aPdf(1_000)], name);
const at = (kind: DocumentKind) => ({ desk: 'application', kind });
const signedOut: Problem = { code: 'signed-out', text: '' };

/** File whose bytes never arrive, as on a disconnected drive. */
const deadFile = () => Object.assign(pdf(), { arrayBuffer: () => new Promise<never>(() => undefined) });

/** Mocked service whose uploads end on demand. */
const aPage = () => {
  let online = true;
  let forms = 0;
  let waiting: (() => void)[] = [];
  const sent: { key: string; bytes: number; onSent: (bytes: number) => void; end: (posted: Posted) => void }[] = [];
  const presign = vi.fn<UploadService['presign']>(async ({ kind }) => {
    forms += 1;
    return { url: 'https://storage.test', fields: {}, key: `${kind}-${forms}` };
  });
  const page = Object.assign(new EventTarget(), {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
  }) as unknown as UploadService['page'] & EventTarget;
  const service: UploadService = {
    presign,
    problemOf: (error) => (error as { problem?: Problem }).problem ?? null,
    post: (form, file, onSent, signal) =>
      new Promise((end) => {
        sent.push({ key: form.key, bytes: file.size, onSent, end });
        signal.addEventListener('abort', () => end({ tag: 'dropped' }));
      }),
    isOnline: () => online,
    whenOnline: (run) => {
      waiting.push(run);
      return () => void (waiting = waiting.filter((one) => one !== run));
    },
    page,
  };
  const store = createUploadStore();
  store.connect(service);
  const settled = (kind: DocumentKind, tag: string) =>
    vi.waitFor(() => expect(store.slotOf(at(kind)).upload.tag).toBe(tag));
  return {
    store,
    service,
    sent,
    presign,
    settled,
    choose: async (kind: DocumentKind, file = pdf()) => store.choose(at(kind), file, null),
    /** Waits for the upload in progress, the `number`-th of all. */
    sending: (number: number) =>
      vi.waitFor(() => {
        expect(sent).toHaveLength(number);
        return sent[number - 1]!;
      }),
    setOnline: (next: boolean) => {
      online = next;
      if (next) for (const run of waiting.splice(0)) run();
    },
    leave: () => {
      const event = new Event('beforeunload', { cancelable: true });
      page.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
};

const dropped: Posted = { tag: 'dropped' };
const stored: Posted = { tag: 'stored' };

describe('a document', () => {
  it('is unreadable when its bytes have not arrived in 20 seconds', async () => {
    const { store, choose, settled } = aPage();
    void choose('cv', deadFile());
    await vi.advanceTimersByTimeAsync(20_000);
    await settled('cv', 'refused');
    expect(store.slotOf(at('cv')).upload).toMatchObject({ fault: 'unreadable' });
  });

  it('is sent when chosen, and known by its key', async () => {
    const { store, choose, sending, settled } = aPage();
    await choose('cv');
    const one = await sending(1);
    one.onSent(400);
    expect(store.slotOf(at('cv')).upload).toMatchObject({ tag: 'sending', name: 'cv.pdf', sent: 400, again: false });
    one.end(stored);
    await settled('cv', 'done');
    expect(store.slotOf(at('cv')).upload).toMatchObject({ keys: { cvKey: 'cv-1' }, bytes: one.bytes });
  });

  it('waits while two others are being sent', async () => {
    const { store, choose, sending, settled } = aPage();
    for (const kind of ['cv', 'ahpra', 'insurance'] as const) await choose(kind);
    const first = await sending(2);
    expect(store.slotOf(at('insurance')).upload.tag).toBe('queued');
    first.end(stored);
    await sending(3);
    await settled('insurance', 'sending');
  });

  it('ignores later events when it was stopped', async () => {
    const { store, choose, sending } = aPage();
    await choose('cv');
    const one = await sending(1);
    store.takeBack(at('cv'));
    one.onSent(999);
    one.end(stored);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.slotOf(at('cv')).upload.tag).toBe('empty');
  });

  it('belongs to its form, and is forgotten with it', async () => {
    const { store, choose, sending, settled } = aPage();
    await choose('cv');
    (await sending(1)).end(stored);
    await settled('cv', 'done');
    store.clear('another');
    expect(store.slotOf(at('cv')).upload.tag).toBe('done');
    store.clear('application');
    expect(store.slotOf(at('cv')).upload.tag).toBe('empty');
  });
});

describe('a connection that drops in the middle of an upload', () => {
  it('restarts the file with a new form, and finishes', async () => {
    const { store, choose, sending, settled, presign } = aPage();
    await choose('cv');
    const first = await sending(1);
    first.onSent(700);
    first.end(dropped);
    await settled('cv', 'waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    const second = await sending(2);
    expect(store.slotOf(at('cv')).upload).toMatchObject({ tag: 'sending', sent: 0, again: true });
    second.end(stored);
    await settled('cv', 'done');
    expect(presign).toHaveBeenCalledTimes(2);
    expect(store.slotOf(at('cv')).upload).toMatchObject({ keys: { cvKey: 'cv-2' } });
  });

  it('is retried after any outage, and the file then continues', async () => {
    const { store, choose, sending, settled, setOnline } = aPage();
    await choose('cv');
    const first = await sending(1);
    setOnline(false);
    first.end(dropped);
    await settled('cv', 'waiting');
    expect(store.slotOf(at('cv')).upload).toMatchObject({ offline: true });
    await vi.advanceTimersByTimeAsync(3_600_000);
    setOnline(true);
    (await sending(2)).end(stored);
    await settled('cv', 'done');
  });

  it('fails after six attempts, and resumes once online', async () => {
    const { store, choose, sending, settled, setOnline } = aPage();
    await choose('cv');
    for (const [number, wait] of [1_000, 2_000, 4_000, 8_000, 16_000, 0].entries()) {
      (await sending(number + 1)).end(dropped);
      await vi.advanceTimersByTimeAsync(wait);
    }
    await settled('cv', 'failed');
    expect(store.slotOf(at('cv')).upload).toMatchObject({ problem: { code: 'upload' } });
    setOnline(true);
    (await sending(7)).end(stored);
    await settled('cv', 'done');
  });

  it('is noticed before anything is sent, too', async () => {
    const { store, choose, settled, setOnline, sending, presign } = aPage();
    presign.mockRejectedValueOnce(new Error('no answer'));
    await choose('cv');
    await settled('cv', 'waiting');
    setOnline(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.slotOf(at('cv')).upload).toMatchObject({ tag: 'waiting', offline: true });
    setOnline(true);
    (await sending(1)).end(stored);
    await settled('cv', 'done');
  });
});

describe('an upload that fails', () => {
  it('shows the service’s message, and retries on request', async () => {
    const { store, choose, sending, settled, presign } = aPage();
    const problem: Problem = { code: 'presign', text: 'Too many files at once. Wait a minute.' };
    presign.mockRejectedValueOnce({ problem });
    await choose('cv');
    await settled('cv', 'failed');
    expect(store.slotOf(at('cv')).upload).toMatchObject({ problem });
    store.retry(at('cv'));
    (await sending(1)).end(stored);
    await settled('cv', 'done');
  });

  it('continues after a sign-in when no one was signed in', async () => {
    const { store, service, choose, sending, settled, presign } = aPage();
    presign.mockRejectedValueOnce({ problem: signedOut });
    await choose('cv');
    await settled('cv', 'failed');
    store.connect(service);
    (await sending(1)).end(stored);
    await settled('cv', 'done');
    expect(presign).toHaveBeenCalledTimes(2);
  });

  it('with a form that has expired gets another form, once', async () => {
    const { choose, sending, settled, presign } = aPage();
    const expired: Posted = { tag: 'refused', status: 403, code: 'AccessDenied' };
    await choose('cv');
    (await sending(1)).end(expired);
    await vi.advanceTimersByTimeAsync(1_000);
    (await sending(2)).end(expired);
    await settled('cv', 'failed');
    expect(presign).toHaveBeenCalledTimes(2);
  });
});

describe('a page', () => {
  it('asks before it closes with unsent documents', async () => {
    const { store, choose, sending, settled, leave } = aPage();
    expect(leave()).toBe(false);
    await choose('cv');
    const one = await sending(1);
    expect(leave()).toBe(true);
    one.end(stored);
    await settled('cv', 'done');
    expect(leave()).toBe(true);
    store.clear('application');
    expect(leave()).toBe(false);
  });

  it('stops its uploads when it closes; a new page restarts them', async () => {
    const { store, service, choose, sending, settled, leave } = aPage();
    await choose('cv');
    await sending(1);
    store.close();
    expect(leave()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    store.connect(service);
    (await sending(2)).end(stored);
    await settled('cv', 'done');
  });
});
