import type { DocumentKind } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { emptySlot, standing, type DocumentKeys, type StoredDocument, type Slot } from './upload.ts';

/** A document that is on file at the service. */
export type HeldDocument = Answer<'myProvider'>['documents'][number];

/** One document of a form, and how it stands. */
export interface UploadRow extends Slot {
  kind: DocumentKind;
  /** What is on file at the service, whatever has been chosen in its place. */
  held: StoredDocument | null;
  /** What there is of it: of a photo two keys, none while there is nothing. */
  keys: DocumentKeys;
  /** An earlier one of the form that is the very same file. */
  sameAs: DocumentKind | null;
}

export interface RowsInput {
  slots: ReadonlyMap<string, Slot>;
  desk: string;
  kinds: readonly DocumentKind[];
  held: readonly HeldDocument[] | undefined;
}

/** The documents of a form in the order they are asked for. */
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
