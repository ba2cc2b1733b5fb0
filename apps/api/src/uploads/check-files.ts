import { documentTypeMessage, documentTypes, maxBytesOf, type DocumentKind } from '@tele/core';
import type { Row } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import { inspectFile } from './inside/inspect-file.ts';
import { copyFile, type CheckedFile, type CopiedFile } from './copy-file.ts';
import { findCopy } from './find-copy.ts';

export type NamedKeys = Readonly<Partial<Record<DocumentKind, string>>>;

const missing = 'We didn’t receive this file. Please upload it again.';
const broken = 'This file is damaged or incomplete. Choose it again or choose another file.';
const infected = 'The virus scan refused this file. Choose another one.';
const metadataText = 'This photo contains location or camera data. Upload it through this form, which removes it.';
const publicKinds: readonly DocumentKind[] = ['photo', 'photoSmall'];

/** Checks owner, kind, size, type, integrity and picture metadata, then copies. Throws DOCUMENT_REFUSED by field. */
export async function checkFiles(
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  userId: string,
  named: NamedKeys,
): Promise<CopiedFile[]> {
  const { db, storage, now } = services;
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
  const copied = await Promise.all(checked.flatMap((one) => ('fault' in one ? [] : [copyFile(services, one)])));
  const gone = kinds.find((_, at) => !copied[at]);
  // The file was replaced between check and copy.
  if (gone) throw new ApiError('DOCUMENT_REFUSED', missing, { fields: { [`documents.${gone}Key`]: missing } });
  return copied.flatMap((one) => one ?? []);
}

async function checkFile(
  storage: Services['storage'],
  { kind, ...upload }: Row<'uploads'> & { kind: DocumentKind },
): Promise<CheckedFile | { fault: string; kind: DocumentKind }> {
  const { key, content_type: said } = upload;
  if (upload.copy_key !== null) {
    const held = await findCopy(storage, upload);
    if (!held) return { fault: missing, kind };
    if (upload.scan === 'refused') return { fault: infected, kind };
    const copy = { key: held.key, sha256: upload.sha256 ?? '', made: false };
    return { kind, key, type: held.type, bytes: held.bytes, etag: held.etag, copy };
  }
  const file = await storage.look(key);
  if (!file || file.bytes === 0) return { fault: missing, kind };
  if (file.bytes > maxBytesOf(kind)) return { fault: `Choose a file up to ${maxBytesOf(kind) / 1_000_000} MB.`, kind };
  const inside = await inspectFile(file);
  if (inside?.type !== said || !documentTypes[kind].includes(inside.type))
    return { fault: documentTypeMessage(kind), kind };
  if (!inside.whole) return { fault: broken, kind };
  if (inside.tells && publicKinds.includes(kind)) return { fault: metadataText, kind };
  return { kind, key, type: inside.type, bytes: file.bytes, etag: file.etag };
}
