import { createHash } from 'node:crypto';
import type { FileType } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { StoredFile, Storage } from '../vendors/storage.ts';
import { inspectFile } from './inside/inspect-file.ts';

type Recorded = Pick<Row<'uploads'>, 'copy_key' | 'bytes' | 'sha256' | 'content_type'>;

export async function findCopy(
  storage: Storage,
  { copy_key: key, bytes, sha256, content_type: type }: Recorded,
): Promise<(StoredFile & { key: string; type: FileType }) | undefined> {
  const file = key === null ? undefined : await storage.look(key);
  if (!key || file?.bytes !== bytes || (await sha256Of(file)) !== sha256) return undefined;
  const inside = await inspectFile(file);
  return inside?.type === type ? { ...file, key, type: inside.type } : undefined;
}

/** Hexadecimal. */
export async function sha256Of(file: Pick<StoredFile, 'stream'>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of file.stream()) hash.update(part);
  return hash.digest('hex');
}
