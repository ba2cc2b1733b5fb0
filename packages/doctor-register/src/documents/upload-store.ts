import type { DocumentKind } from '@tele/core';
import { createStore, withLimit } from '@tele/client';
import type { CropArea } from '@tele/ui';
import { encodePhoto } from './encode-photo.ts';
import { nextPart, nextSlot, type SlotEvent } from './next-slot.ts';
import { postPart, type UploadService } from './post-part.ts';
import { prepareFile } from './prepare-file.ts';
import { emptySlot, isBusy, type StoredDocument, type Slot } from './upload.ts';

export interface Place {
  desk: string;
  kind: DocumentKind;
}

/** Time limit to read a file or crop a photo on this device. */
const readLimitMs = 20_000;
const unreadable = () => ({ tag: 'refused', fault: 'unreadable' }) as const;

/** Parallel uploads: more would only share the connection. */
const atOnce = 2;

const warn = (event: Event): void => event.preventDefault();
const idOf = ({ desk, kind }: Place): string => `${desk} ${kind}`;

/** A person's files, in memory only, two uploads at a time. `nextSlot` decides transitions, effects run here. */
export function createUploadStore() {
  const { read, set, subscribe } = createStore<ReadonlyMap<string, Slot>>(new Map());
  const stops = new Map<string, () => void>();
  let queue: string[] = [];
  let running = 0;
  let service: UploadService | null = null;

  const slotOf = (id: string): Slot => read().get(id) ?? emptySlot;
  const update = (slots: ReadonlyMap<string, Slot>): void => {
    set(slots);
    holdPage();
  };
  const holdPage = (): void => {
    const unsent = [...read().values()].some((slot) => isBusy(slot) || /done|failed/.test(slot.upload.tag));
    if (unsent) service?.page.addEventListener('beforeunload', warn);
    else service?.page.removeEventListener('beforeunload', warn);
  };
  const stop = (id: string): void => {
    stops.get(id)?.();
    stops.delete(id);
    queue = queue.filter((one) => one !== id);
  };
  const dispatch = (id: string, event: SlotEvent): void => {
    const slot = slotOf(id);
    const next = nextSlot(slot, event);
    if (next === slot) return;
    if (next.upload.tag !== slot.upload.tag) stop(id);
    update(new Map(read()).set(id, next));
    start(id, next);
  };

  const start = (id: string, { upload }: Slot): void => {
    if (upload.tag === 'cropping') stops.set(id, () => upload.picture.close());
    if (upload.tag === 'queued') {
      queue.push(id);
      work();
    }
    if (!service) return;
    const { page, isOnline, whenOnline } = service;
    const later = (tag: 'queue' | 'offline' | 'retry') => () => dispatch(id, { tag });
    if (upload.tag === 'failed' && upload.resumes) stops.set(id, whenOnline(later('retry')));
    if (upload.tag !== 'waiting') return;
    if (upload.offline) {
      stops.set(id, whenOnline(later('queue')));
      return;
    }
    const timer = page.setTimeout(() => later(isOnline() ? 'queue' : 'offline')(), upload.afterMs);
    stops.set(id, () => page.clearTimeout(timer));
  };
  const work = (): void => {
    while (service && running < atOnce) {
      const id = queue.shift();
      if (id === undefined) return;
      running += 1;
      void send(service, id).finally(() => {
        running -= 1;
        work();
      });
    }
  };
  const send = async (to: UploadService, id: string): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    dispatch(id, { tag: 'send' });
    stops.set(id, () => controller.abort());
    const onSent = (sent: number): void => {
      if (!signal.aborted) dispatch(id, { tag: 'progress', sent });
    };
    while (!signal.aborted) {
      const { upload } = slotOf(id);
      const part = upload.tag === 'sending' ? nextPart(upload) : undefined;
      if (!part) return;
      const event = await postPart(to, part, onSent, signal);
      if (!signal.aborted) dispatch(id, event);
    }
  };

  const choose = async (place: Place, file: File, onFile: StoredDocument | null): Promise<void> => {
    const id = idOf(place);
    dispatch(id, { tag: 'choose', name: file.name, onFile });
    const { upload } = slotOf(id);
    const prepared = await withLimit(readLimitMs, prepareFile(file, place.kind)).catch(unreadable);
    if (slotOf(id).upload === upload) dispatch(id, prepared);
    else if (prepared.tag === 'photo') prepared.picture.close();
  };
  const crop = async (place: Place, area: CropArea): Promise<void> => {
    const id = idOf(place);
    const { upload } = slotOf(id);
    if (upload.tag !== 'cropping') return;
    const photo = await withLimit(readLimitMs, encodePhoto(upload.picture, area)).catch(unreadable);
    if (slotOf(id).upload !== upload) return;
    dispatch(id, 'fault' in photo ? photo : { ...photo, tag: 'ready', hash: null });
  };
  return {
    subscribe,
    read,
    slotOf: (place: Place) => slotOf(idOf(place)),
    /** Sets the service of the newest screen, and retries uploads that failed while signed out. */
    connect: (next: UploadService) => {
      service?.page.removeEventListener('beforeunload', warn);
      service = next;
      holdPage();
      for (const [id, { upload }] of read()) {
        if (upload.tag === 'failed' && upload.problem.code === 'signed-out') dispatch(id, { tag: 'retry' });
      }
      work();
    },
    choose,
    crop,
    takeBack: (place: Place) => dispatch(idOf(place), { tag: 'remove' }),
    retry: (place: Place) => dispatch(idOf(place), { tag: 'retry' }),
    refuse: (place: Place, text: string) => dispatch(idOf(place), { tag: 'refused', fault: { text } }),
    clear: (desk: string) => {
      const isOfDesk = (id: string): boolean => id.startsWith(`${desk} `);
      for (const id of read().keys()) if (isOfDesk(id)) stop(id);
      update(new Map([...read()].filter(([id]) => !isOfDesk(id))));
    },
    close: () => {
      service?.page.removeEventListener('beforeunload', warn);
      service = null;
      for (const [id, { upload }] of read()) {
        if (upload.tag === 'failed') stop(id);
        else dispatch(id, { tag: 'queue' });
      }
    },
  };
}
