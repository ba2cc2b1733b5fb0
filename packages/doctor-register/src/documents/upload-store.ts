import type { DocumentKind } from '@tele/core';
import { createStore, withLimit } from '@tele/client';
import type { CropArea } from '@tele/ui';
import { encodePhoto } from './encode-photo.ts';
import type { UploadForm } from './post-file.ts';
import { prepareFile } from './prepare-file.ts';
import { nextAfter, type Posted } from './retry-plan.ts';
import {
  emptySlot,
  isBusy,
  type DocumentKeys,
  type StoredDocument,
  type Part,
  type Problem,
  type Slot,
  type Upload,
} from './upload.ts';

/** What uploads need of the world. */
export interface UploadService {
  /** A form for one file. */
  presign: (part: Part, signal: AbortSignal) => Promise<UploadForm>;
  /** Why there is none; null when no answer came. */
  problemOf: (error: unknown) => Problem | null;
  post: (form: UploadForm, file: Blob, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<Posted>;
  isOnline: () => boolean;
  /** Calls back once when the connection is there again. Returns the way to stop. */
  whenOnline: (run: () => void) => () => void;
  /** The window that is asked about before it is left with files that nothing has taken yet, and whose timers try again. */
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
}

/** A document of one form: `application` and `cv`. */
export interface Place {
  desk: string;
  kind: DocumentKind;
}

/** How long a file may take to be read, or a photo to be cropped, on this device. */
const readLimitMs = 20_000;
const unreadable = () => ({ tag: 'refused', fault: 'unreadable' }) as const;

/** So many files at a time: more would only share the line. */
const atOnce = 2;

interface Job {
  name: string;
  bytes: number;
  parts: Part[];
  hash: string | null;
  preview: ImageBitmap | null;
  keys: DocumentKeys;
  /** How many tries have failed since the last file of it arrived. */
  failures: number;
  dropped: boolean;
  /** The line was lost, so that it goes on by itself when there is one again. */
  lost: boolean;
  stop: AbortController;
  /** Ends what it waits for. */
  wake: () => void;
}

const warn = (event: Event): void => event.preventDefault();
const idOf = ({ desk, kind }: Place): string => `${desk} ${kind}`;

/**
 * The files of a provider and a person: looks into them and sends them, two at a time, whatever happens to the screen meanwhile. Made
 * without effects. Files are held in memory alone.
 */
export function createUploadStore() {
  const { read, set: replace, subscribe } = createStore<ReadonlyMap<string, Slot>>(new Map());
  const jobs = new Map<string, Job>();
  let queue: string[] = [];
  let running = 0;
  let service: UploadService | null = null;

  const slotOf = (id: string): Slot => read().get(id) ?? emptySlot;
  const holdPage = (): void => {
    const unsent = [...read().values()].some((slot) => isBusy(slot) || /done|failed/.test(slot.upload.tag));
    if (unsent) service?.page.addEventListener('beforeunload', warn);
    else service?.page.removeEventListener('beforeunload', warn);
  };
  const set = (id: string, upload: Upload, kept = slotOf(id).kept): void => {
    replace(new Map(read()).set(id, { upload, kept }));
    holdPage();
  };
  const drop = (id: string): void => {
    const { upload } = slotOf(id);
    if (upload.tag === 'cropping') upload.picture.close();
    const job = jobs.get(id);
    jobs.delete(id);
    queue = queue.filter((one) => one !== id);
    job?.wake();
    job?.stop.abort();
  };

  const enqueue = (id: string): void => {
    const job = jobs.get(id);
    if (!job) return;
    job.wake = () => undefined;
    queue.push(id);
    set(id, { tag: 'queued', name: job.name, bytes: job.bytes });
    work();
  };
  const work = (): void => {
    while (service && running < atOnce) {
      const id = queue.shift();
      const job = id === undefined ? undefined : jobs.get(id);
      if (id === undefined || !job) return;
      running += 1;
      void send(service, id, job).finally(() => {
        running -= 1;
        work();
      });
    }
  };
  const send = async (to: UploadService, id: string, job: Job): Promise<void> => {
    const { name, bytes, stop } = job;
    const isLate = (): boolean => jobs.get(id) !== job || job.stop !== stop;
    const isThere = ({ kind }: Part): boolean => job.keys[`${kind}Key`] !== undefined;
    for (const part of job.parts.filter((one) => !isThere(one))) {
      const before = job.parts.filter(isThere).reduce((sum, { blob }) => sum + blob.size, 0);
      const show = (sent: number): void => {
        if (!isLate()) set(id, { tag: 'sending', name, bytes, sent: before + sent, again: job.dropped });
      };
      show(0);
      const tried = await tryOnce(to, part, show, stop.signal);
      if (isLate()) return;
      if ('problem' in tried) return set(id, { tag: 'failed', name, bytes, problem: tried.problem });
      const next = nextAfter(tried.posted, job.failures);
      job.lost = tried.posted.tag === 'dropped';
      if (next.tag === 'refused') {
        jobs.delete(id);
        return set(id, { tag: 'refused', name, fault: next.fault });
      }
      if (next.tag === 'given-up') return giveUp(to, id, job);
      if (next.tag === 'again') return sendAgain(to, id, job, next.afterMs);
      job.keys = { ...job.keys, [`${part.kind}Key`]: tried.key };
      job.failures = 0;
    }
    finish(id, job);
  };
  const finish = (id: string, { name, bytes, keys, hash, preview }: Job): void => {
    jobs.delete(id);
    set(id, { tag: 'done', name, bytes, keys, hash, preview }, null);
  };
  const sendAgain = (to: UploadService, id: string, job: Job, afterMs: number): void => {
    job.dropped = true;
    const offline = !to.isOnline();
    // Without a connection nothing was tried.
    if (!offline) job.failures += 1;
    set(id, { tag: 'waiting', name: job.name, bytes: job.bytes, offline });
    if (offline) {
      job.wake = to.whenOnline(() => enqueue(id));
      return;
    }
    const timer = to.page.setTimeout(() => {
      if (to.isOnline()) enqueue(id);
      else sendAgain(to, id, job, afterMs);
    }, afterMs);
    job.wake = () => to.page.clearTimeout(timer);
  };
  const giveUp = (to: UploadService, id: string, job: Job): void => {
    const { name, bytes } = job;
    set(id, { tag: 'failed', name, bytes, problem: { code: 'upload', text: '' } });
    if (job.lost) job.wake = to.whenOnline(() => retry(id));
  };
  const retry = (id: string): void => {
    const job = jobs.get(id);
    if (!job || slotOf(id).upload.tag !== 'failed') return;
    job.wake();
    job.failures = 0;
    enqueue(id);
  };

  const begin = (id: string, name: string, parts: Part[], more: Pick<Job, 'hash' | 'preview'>): void => {
    const bytes = parts.reduce((sum, { blob }) => sum + blob.size, 0);
    const stop = new AbortController();
    const wake = (): void => undefined;
    jobs.set(id, { name, bytes, parts, ...more, keys: {}, failures: 0, dropped: false, lost: false, stop, wake });
    enqueue(id);
  };
  /** Whether the slot still shows what was begun with `upload`. */
  const shows = (id: string, upload: Upload): boolean => slotOf(id).upload === upload;
  const choose = async (place: Place, file: File, held: StoredDocument | null): Promise<void> => {
    const id = idOf(place);
    const { upload, kept } = slotOf(id);
    drop(id);
    const looking: Upload = { tag: 'looking', name: file.name };
    set(id, looking, upload.tag === 'done' ? upload : (kept ?? held));
    const prepared = await withLimit(readLimitMs, prepareFile(file, place.kind)).catch(unreadable);
    if (!shows(id, looking)) {
      if (prepared.tag === 'photo') prepared.picture.close();
      return;
    }
    if (prepared.tag === 'refused') set(id, { tag: 'refused', name: file.name, fault: prepared.fault });
    else if (prepared.tag === 'photo') set(id, { tag: 'cropping', name: file.name, picture: prepared.picture });
    else begin(id, file.name, prepared.parts, { hash: prepared.hash, preview: null });
  };
  const crop = async (place: Place, area: CropArea): Promise<void> => {
    const id = idOf(place);
    const { upload } = slotOf(id);
    if (upload.tag !== 'cropping') return;
    const photo = await withLimit(readLimitMs, encodePhoto(upload.picture, area)).catch(unreadable);
    if (!shows(id, upload)) return;
    upload.picture.close();
    if ('fault' in photo) set(id, { ...photo, name: upload.name });
    else begin(id, upload.name, photo.parts, { hash: null, preview: photo.preview });
  };
  const close = (): void => {
    service?.page.removeEventListener('beforeunload', warn);
    for (const [id, job] of jobs) {
      job.wake();
      job.stop.abort();
      job.stop = new AbortController();
      if (slotOf(id).upload.tag !== 'failed' && !queue.includes(id)) queue.push(id);
    }
    service = null;
  };
  return {
    subscribe,
    read,
    slotOf: (place: Place) => slotOf(idOf(place)),
    /** Sends by `next` from now on: that of the newest screen. What failed because nobody was signed in is tried again. */
    connect: (next: UploadService) => {
      service?.page.removeEventListener('beforeunload', warn);
      service = next;
      holdPage();
      for (const [id, { upload }] of read()) {
        if (upload.tag === 'failed' && upload.problem.code === 'signed-out') retry(id);
      }
      work();
    },
    /** Looks into a file and sends it, in place of what is there; `held` is what stays should that come to nothing. */
    choose,
    /** Sends the chosen square of a photo. Rejects when the browser cannot draw it. */
    crop,
    /** Stops what is under way, or takes away what has come of it; what was there before shows again. */
    takeBack: (place: Place) => {
      const id = idOf(place);
      drop(id);
      const { kept } = slotOf(id);
      set(id, kept ?? { tag: 'empty' }, null);
    },
    retry: (place: Place) => retry(idOf(place)),
    /** The service looked into a file and does not take it. */
    refuse: (place: Place, text: string) => {
      const { upload } = slotOf(idOf(place));
      drop(idOf(place));
      set(idOf(place), { tag: 'refused', name: 'name' in upload ? upload.name : '', fault: { text } });
    },
    /** Forgets all files of a form: they were handed over, or nobody wants them any more. */
    clear: (desk: string) => {
      for (const id of read().keys()) if (id.startsWith(`${desk} `)) drop(id);
      replace(new Map([...read()].filter(([id]) => !id.startsWith(`${desk} `))));
      holdPage();
    },
    close,
  };
}

/** One try: a form for the file, then the file. A try that ends without a form may be a lost line too. */
async function tryOnce(
  to: UploadService,
  part: Part,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<{ posted: Posted; key: string } | { problem: Problem }> {
  if (!to.isOnline()) return { posted: { tag: 'dropped' }, key: '' };
  try {
    const form = await to.presign(part, signal);
    return { posted: await to.post(form, part.blob, onSent, signal), key: form.key };
  } catch (error) {
    const problem = to.problemOf(error);
    return problem ? { problem } : { posted: { tag: 'dropped' }, key: '' };
  }
}
