import type { DocumentKind } from '@tele/core';
import { useLatest, useStore, useTele } from '@tele/kit';
import type { CropArea } from '@tele/ui';
import { useCallback, useMemo, useReducer, useSyncExternalStore } from 'react';
import { lateUploads } from './late-uploads.ts';
import { rowsOf, type HeldDocument, type UploadRow } from './rows.ts';
import { isBusy, type DocumentKeys, type Slot } from './upload.ts';

export interface UploadsOptions {
  /** The form the files are for. Two forms of one person keep apart what is under the same kind; 'application' by default. */
  desk?: string;
  /** In the order they are asked for. */
  kinds: readonly DocumentKind[];
  /** What is on file at the service already. */
  held?: readonly HeldDocument[];
}

const noSlots: ReadonlyMap<string, Slot> = new Map();
const keysOf = (rows: readonly UploadRow[]): DocumentKeys =>
  rows.reduce<DocumentKeys>((keys, row) => ({ ...keys, ...row.keys }), {});
const never = () => () => undefined;

/**
 * The files of a form. They are looked into and sent as they are chosen, and that goes on while other screens of the same provider are
 * shown: whoever comes back finds them. Files never pass the API and are kept in memory alone.
 */
export const useUploads = ({ desk = 'application', kinds, held }: UploadsOptions) => {
  const { client } = useTele();
  const latestClient = useLatest(client);
  const [, again] = useReducer((count: number) => count + 1, 0);
  // By a type that every React has.
  const notice: () => void = again;
  const store = useStore(lateUploads.part?.createUploadStore ?? null);
  const read = () => store?.read() ?? noSlots;
  const slots = useSyncExternalStore(store?.subscribe ?? never, read, read);
  const rows = useMemo(() => rowsOf({ slots, desk, kinds, held }), [slots, desk, kinds, held]);
  const connect = useCallback(
    (page: Window) => {
      if (lateUploads.part) store?.connect(lateUploads.part.uploadService(() => latestClient.current, page));
    },
    [store, latestClient],
  );
  const heldOf = (kind: DocumentKind) => rows.find((row) => row.kind === kind)?.held ?? null;
  return {
    rows,
    /** What there is of them, by the names they are sent under. */
    keys: keysOf(rows),
    /** The same of those that were uploaded here and now. */
    newKeys: keysOf(rows.filter(({ upload }) => upload.tag !== 'held')),
    /** Some are still under way. */
    busy: rows.some(isBusy),
    /** Those that were refused or given up. */
    faults: rows.filter(({ upload }) => upload.tag === 'refused' || upload.tag === 'failed').map(({ kind }) => kind),
    choose: (kind: DocumentKind, file: File) => store?.choose({ desk, kind }, file, heldOf(kind)),
    crop: (kind: DocumentKind, area: CropArea) => store?.crop({ desk, kind }, area),
    cancel: (kind: DocumentKind) => store?.takeBack({ desk, kind }),
    retry: (kind: DocumentKind) => store?.retry({ desk, kind }),
    remove: (kind: DocumentKind) => store?.takeBack({ desk, kind }),
    /** Shows what the service said of files it looked into: the `fields` of a DOCUMENT_REFUSED (`documents.cvKey`). */
    refuse: (fields: Readonly<Record<string, string>>) => {
      for (const kind of kinds) {
        const text = fields[`documents.${kind}Key`];
        if (text !== undefined) store?.refuse({ desk, kind }, text);
      }
    },
    /** Forgets all files: they were handed over. */
    clear: () => store?.clear(desk),
    /** Has them sent for a page; null until the code has come that can. */
    connect: store && connect,
    /** Looks again whether that code has come. */
    notice,
  };
};

export type Uploads = ReturnType<typeof useUploads>;
