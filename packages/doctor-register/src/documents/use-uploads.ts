import type { DocumentKind } from '@tele/core';
import { useLatest, useStore, useTele } from '@tele/kit';
import type { CropArea } from '@tele/ui';
import { useCallback, useMemo, useReducer, useSyncExternalStore } from 'react';
import { lateUploads } from './late-uploads.ts';
import { rowsOf, type HeldDocument, type UploadRow } from './rows.ts';
import { isBusy, type DocumentKeys, type Slot } from './upload.ts';

export interface UploadsOptions {
  desk?: string;
  kinds: readonly DocumentKind[];
  held?: readonly HeldDocument[];
}

const noSlots: ReadonlyMap<string, Slot> = new Map();
const keysOf = (rows: readonly UploadRow[]): DocumentKeys =>
  rows.reduce<DocumentKeys>((keys, row) => ({ ...keys, ...row.keys }), {});
const never = () => () => undefined;

/** Files of a form, checked and sent when chosen. In memory only; never sent through the API. */
export const useUploads = ({ desk = 'application', kinds, held }: UploadsOptions) => {
  const { client } = useTele();
  const latestClient = useLatest(client);
  const [, again] = useReducer((count: number) => count + 1, 0);
  // Typed to work with every React version.
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
    keys: keysOf(rows),
    newKeys: keysOf(rows.filter(({ upload }) => upload.tag !== 'held')),
    busy: rows.some(isBusy),
    faults: rows.filter(({ upload }) => upload.tag === 'refused' || upload.tag === 'failed').map(({ kind }) => kind),
    choose: (kind: DocumentKind, file: File) => store?.choose({ desk, kind }, file, heldOf(kind)),
    crop: (kind: DocumentKind, area: CropArea) => store?.crop({ desk, kind }, area),
    cancel: (kind: DocumentKind) => store?.takeBack({ desk, kind }),
    retry: (kind: DocumentKind) => store?.retry({ desk, kind }),
    remove: (kind: DocumentKind) => store?.takeBack({ desk, kind }),
    /** Shows file errors of the service: the `fields` of a DOCUMENT_REFUSED (`documents.cvKey`). */
    refuse: (fields: Readonly<Record<string, string>>) => {
      for (const kind of kinds) {
        const text = fields[`documents.${kind}Key`];
        if (text !== undefined) store?.refuse({ desk, kind }, text);
      }
    },
    clear: () => store?.clear(desk),
    connect: store && connect,
    notice,
  };
};

export type Uploads = ReturnType<typeof useUploads>;
