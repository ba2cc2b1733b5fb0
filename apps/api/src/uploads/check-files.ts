import { documentTypeMessage, documentTypes, fileTypeOf, maxDocumentBytes, type DocumentKind } from '@tele/core';
import type { Row } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';

/** A file that an application names, found in storage and looked into. */
export interface CheckedFile {
  kind: DocumentKind;
  key: string;
  bytes: number;
  etag: string;
}

/** The keys an application names, by kind: `{ cv: 'documents/…' }`. */
export type NamedKeys = Readonly<Partial<Record<DocumentKind, string>>>;

const missing = 'This file did not arrive. Please upload it again.';

/**
 * Looks at every named file before an application takes it: that this person was given its key for this kind, and that what is stored is
 * there, not too large, and by its first bytes what it was said to be. Throws DOCUMENT_REFUSED with the field at fault.
 */
export async function checkFiles(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  userId: string,
  named: NamedKeys,
): Promise<CheckedFile[]> {
  const kinds = Object.keys(named) as DocumentKind[];
  const keys = kinds.flatMap((kind) => named[kind] ?? []);
  if (keys.length === 0) return [];
  const uploads = await db
    .selectFrom('uploads')
    .selectAll()
    .where('key', 'in', keys)
    .where('user_id', '=', userId)
    .where('delete_after', '>', now())
    .execute();
  const known = new Map(uploads.map((upload) => [upload.key, upload]));
  const checked = await Promise.all(
    kinds.map(async (kind) => {
      const upload = known.get(named[kind] ?? '');
      return upload?.kind === kind ? checkFile(storage, { ...upload, kind }) : { fault: missing, kind };
    }),
  );
  const faults = checked.flatMap((one) => ('fault' in one ? [[`documents.${one.kind}Key`, one.fault] as const] : []));
  if (faults[0]) throw new ApiError('DOCUMENT_REFUSED', faults[0][1], { fields: Object.fromEntries(faults) });
  return checked.flatMap((one) => ('fault' in one ? [] : [one]));
}

async function checkFile(
  storage: Services['storage'],
  { key, kind, content_type: said }: Row<'uploads'> & { kind: DocumentKind },
): Promise<CheckedFile | { fault: string; kind: DocumentKind }> {
  const file = await storage.look(key);
  if (!file || file.bytes === 0) return { fault: missing, kind };
  if (file.bytes > maxDocumentBytes) return { fault: 'Choose a file of at most 10 MB.', kind };
  const type = fileTypeOf(file.start);
  const taken = type !== undefined && type === said && documentTypes[kind].includes(type);
  return taken ? { kind, key, bytes: file.bytes, etag: file.etag } : { fault: documentTypeMessage(kind), kind };
}
