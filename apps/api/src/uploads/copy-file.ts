import { randomBytes } from 'node:crypto';
import type { DocumentKind, FileType } from '@tele/core';
import type { Services } from '../http/context.ts';
import { inTransaction } from '../db/transaction.ts';
import { deleteUnheldLater } from './prune.ts';
import { sha256Of } from './find-copy.ts';

export interface CheckedFile {
  kind: DocumentKind;
  key: string;
  type: FileType;
  bytes: number;
  etag: string;
  copy?: FileCopy;
}

export interface CopiedFile extends CheckedFile {
  copy: FileCopy;
}

export interface FileCopy {
  key: string;
  sha256: string;
  made: boolean;
}

export async function copyFile(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  file: CheckedFile,
): Promise<CopiedFile | undefined> {
  if (file.copy) return { ...file, copy: file.copy };
  const { key, type, etag, bytes } = file;
  const to = `documents/copies/${randomBytes(24).toString('base64url')}`;
  // Queued before the copy: a crash in between leaves no file behind.
  await inTransaction(db, (t) => deleteUnheldLater(t, { key: to, of: key }, now()));
  if (!(await storage.copy({ key, etag, contentType: type, to }))) return undefined;
  const copy = await storage.look(to);
  if (copy?.bytes !== bytes) return undefined;
  return { ...file, etag: copy.etag, copy: { key: to, sha256: await sha256Of(copy), made: true } };
}
