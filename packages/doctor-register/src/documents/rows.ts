import type { DocumentKind } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { emptySlot, standing, type DocumentKeys, type StoredDocument, type Slot } from './upload.ts';

export type HeldDocument = Answer<'myProvider'>['documents'][number];

export interface UploadRow extends Slot {
  kind: DocumentKind;
  /** Saved document, even when a replacement was chosen. */
  held: StoredDocument | null;
  /** Storage keys: two for a photo, none while there is nothing. */
  keys: DocumentKeys;
  /** Earlier document of the form with the same content. */
  sameAs: DocumentKind | null;
}

export interface RowsInput {
  slots: ReadonlyMap<string, Slot>;
  desk: string;
  kinds: readonly DocumentKind[];
  held: readonly HeldDocument[] | undefined;
}

export function rowsOf({ slots, desk, kinds, held }: RowsInput): UploadRow[] {
  const firstOf = new Map<string, DocumentKind>();
  return kinds.map((kind) => {
    const onFile = heldOf(kind, held);
    const slot = slots.get(`${desk} ${kind}`) ?? emptySlot;
    const shown: Slot = slot.upload.tag === 'empty' && onFile ? { upload: onFile, kept: null } : slot;
    const there = standing(shown);
    const hash = there?.tag === 'done' ? there.hash : null;
    const sameAs = (hash !== null && firstOf.get(hash)) || null;
    if (hash !== null && !sameAs) firstOf.set(hash, kind);
    return { ...shown, kind, held: onFile, keys: there?.keys ?? {}, sameAs };
  });
}

function heldOf(kind: DocumentKind, held: readonly HeldDocument[] | undefined): StoredDocument | null {
  const found = held?.find((one) => one.kind === kind);
  if (!found) return null;
  // A photo is two files.
  const small = kind === 'photo' ? held?.find((one) => one.kind === 'photoSmall') : undefined;
  const keys: DocumentKeys = { [`${kind}Key`]: found.key, ...(small && { photoSmallKey: small.key }) };
  return { tag: 'held', bytes: found.bytes, uploadedAt: found.uploadedAt, keys };
}
