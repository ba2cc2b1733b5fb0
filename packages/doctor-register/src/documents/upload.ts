import type { DocumentKind, FileType } from '@tele/core';

/** One file as it is sent. Of a photo there are two: large and small. */
export interface Part {
  kind: DocumentKind;
  type: FileType;
  blob: Blob;
}

/** Why a file is not taken. */
export type FileFault =
  | 'empty'
  | 'too-large'
  | 'too-small'
  | 'heic'
  | 'not-taken'
  /** Its name ends as one that is taken; what is in it is something else. */
  | 'renamed'
  | 'damaged'
  /** The browser cannot read it: it is in the cloud, or was moved meanwhile. */
  | 'unreadable';

/** Why sending was given up; the service's own words come first. */
export interface Problem {
  code: 'presign' | 'upload' | 'signed-out';
  text: string;
}

/** A key of storage by the name it is sent under: `{ cvKey: 'documents/…' }`. */
export type DocumentKeys = Partial<Record<`${DocumentKind}Key`, string>>;

interface Chosen {
  /** The file's own name. */
  name: string;
  bytes: number;
}

export interface UploadedDocument extends Chosen {
  tag: 'done';
  keys: DocumentKeys;
  /** SHA-256 of the file as it was chosen; null where the browser cannot say. */
  hash: string | null;
  /** What will be shown of a photo. */
  preview: ImageBitmap | null;
}

/** On file at the service, from before. */
export interface StoredDocument {
  tag: 'held';
  bytes: number;
  uploadedAt: string;
  keys: DocumentKeys;
}

/** A file on its way to storage. */
export interface UploadJob extends Chosen {
  parts: readonly Part[];
  hash: string | null;
  preview: ImageBitmap | null;
  /** Keys of the parts that have arrived. */
  keys: DocumentKeys;
  /** Failed tries since a part last arrived. */
  failures: number;
  /** A part is sent once more. */
  again: boolean;
}

/** How one document stands. */
export type Upload =
  | { tag: 'empty' }
  | StoredDocument
  | { tag: 'looking'; name: string }
  /** A photo whose square is being chosen. */
  | { tag: 'cropping'; name: string; picture: ImageBitmap }
  | ({ tag: 'queued' } & UploadJob)
  | ({ tag: 'sending'; sent: number } & UploadJob)
  /** The connection dropped: it is sent again in a moment, or once there is a connection. */
  | ({ tag: 'waiting'; offline: boolean; afterMs: number } & UploadJob)
  /** `resumes`: tried again by itself once there is a connection. */
  | ({ tag: 'failed'; problem: Problem; resumes: boolean } & UploadJob)
  | { tag: 'refused'; name: string; fault: FileFault | { text: string } }
  | UploadedDocument;

/** A document, and the one that stays if what is happening comes to nothing. */
export interface Slot {
  upload: Upload;
  kept: UploadedDocument | StoredDocument | null;
}

export const emptySlot: Slot = { upload: { tag: 'empty' }, kept: null };

/** Whether something is under way that leaving the page would end. */
export const isBusy = ({ upload }: Slot): boolean =>
  upload.tag === 'looking' ||
  upload.tag === 'cropping' ||
  upload.tag === 'queued' ||
  upload.tag === 'sending' ||
  upload.tag === 'waiting';

/** What there is of a document: what was uploaded, or what was there before something that has not replaced it yet. */
export const standing = ({ upload, kept }: Slot): UploadedDocument | StoredDocument | null =>
  upload.tag === 'done' || upload.tag === 'held' ? upload : kept;
