import { randomBytes } from 'node:crypto';
import type { DocumentKind, FileType } from '@tele/core';
import type { Services } from '../http/context.ts';
import { inTransaction } from '../db/transaction.ts';
import { deleteUnheldLater } from './prune.ts';
import { sha256Of } from './find-copy.ts';

/** A checked file of an application. */
export interface CheckedFile {
  kind: DocumentKind;
  key: string;
  /** Type by its bytes. */
  type: FileType;
  bytes: number;
  etag: string;
  /** Undefined until it is copied. */
  copy?: FileCopy;
}

export interface CopiedFile extends CheckedFile {
  copy: FileCopy;
}

/** Copy that no upload form reaches. */
export interface FileCopy {
  key: string;
  sha256: string;
  /** False for a file that an earlier application copied. */
  made: boolean;
}

/** Copies the version that was checked to a key that no form reaches. Undefined when that version is gone. */
export async function copyFile(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  file: CheckedFile,
): Promise<CopiedFile | undefined> {
  if (file.copy) return { ...file, copy: file.copy };
  const { key, type, etag, bytes } = file;
  const to = `documents/copies/${randomBytes(24).toString('base64url')}`;
  // Before the copy: a crash after it leaves no file behind.
  await inTransaction(db, (t) => deleteUnheldLater(t, { key: to, of: key }, now()));
  if (!(await storage.copy({ key, etag, contentType: type, to }))) return undefined;
  const copy = await storage.look(to);
  if (copy?.bytes !== bytes) return undefined;
  return { ...file, etag: copy.etag, copy: { key: to, sha256: await sha256Of(copy), made: true } };
}
