import type { DocumentKind, FileType } from '@tele/core';

/** Uploaded file. A photo has two: large and small. */
export interface Part {
  kind: DocumentKind;
  type: FileType;
  blob: Blob;
}

export type FileFault =
  | 'empty'
  | 'too-large'
  | 'too-small'
  | 'heic'
  | 'not-taken'
  /** Its extension is accepted; its content is another type. */
  | 'renamed'
  | 'damaged'
  /** Unreadable: in the cloud, or moved since. */
  | 'unreadable';

export interface Problem {
  code: 'presign' | 'upload' | 'signed-out';
  text: string;
}

/** Storage keys by API field: `{ cvKey: 'documents/…' }`. */
export type DocumentKeys = Partial<Record<`${DocumentKind}Key`, string>>;

interface Chosen {
  name: string;
  bytes: number;
}

export interface UploadedDocument extends Chosen {
  tag: 'done';
  keys: DocumentKeys;
  /** SHA-256 of the chosen file; null if unavailable. */
  hash: string | null;
  preview: ImageBitmap | null;
}

export interface StoredDocument {
  tag: 'held';
  bytes: number;
  uploadedAt: string;
  keys: DocumentKeys;
}

export interface UploadJob extends Chosen {
  parts: readonly Part[];
  hash: string | null;
  preview: ImageBitmap | null;
  keys: DocumentKeys;
  /** Failed attempts since a part last arrived. */
  failures: number;
  again: boolean;
}

export type Upload =
  | { tag: 'empty' }
  | StoredDocument
  | { tag: 'looking'; name: string }
  | { tag: 'cropping'; name: string; picture: ImageBitmap }
  | ({ tag: 'queued' } & UploadJob)
  | ({ tag: 'sending'; sent: number } & UploadJob)
  /** The connection dropped: resends after a delay, or once online. */
  | ({ tag: 'waiting'; offline: boolean; afterMs: number } & UploadJob)
  /** `resumes`: retries automatically once online. */
  | ({ tag: 'failed'; problem: Problem; resumes: boolean } & UploadJob)
  | { tag: 'refused'; name: string; fault: FileFault | { text: string } }
  | UploadedDocument;

export interface Slot {
  upload: Upload;
  kept: UploadedDocument | StoredDocument | null;
}

export const emptySlot: Slot = { upload: { tag: 'empty' }, kept: null };

/** True if leaving the page would stop something. */
export const isBusy = ({ upload }: Slot): boolean =>
  upload.tag === 'looking' ||
  upload.tag === 'cropping' ||
  upload.tag === 'queued' ||
  upload.tag === 'sending' ||
  upload.tag === 'waiting';

/** Current document: uploaded, or the previous one until replaced. */
export const standing = ({ upload, kept }: Slot): UploadedDocument | StoredDocument | null =>
  upload.tag === 'done' || upload.tag === 'held' ? upload : kept;
