import { createHash } from 'node:crypto';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { deleteLater } from './prune.ts';

const folder = 'photos/';
/** A page that was open shows the former picture until it is read again. */
const formerKeptMs = 24 * 60 * 60_000;

/** Where everybody may read a copy of a picture: a key that follows from the document's, which it does not tell. A repeat makes no other. */
export function publishedKey(key: string): string {
  return folder + createHash('sha256').update(key).digest('base64url');
}

/** The address of the copy. */
export function publishedUrl({ photoBaseUrl }: Pick<Services['config'], 'photoBaseUrl'>, key: string): string {
  return `${photoBaseUrl}/${publishedKey(key)}`;
}

/** Has copies deleted that are shown no more, a day from now. */
export async function deleteFormer(t: Tx, former: readonly (string | null)[], now: Date): Promise<void> {
  for (const url of former) {
    const at = url?.lastIndexOf(folder) ?? -1;
    if (url && at >= 0) await deleteLater(t, { key: url.slice(at), afterMs: formerKeptMs }, now);
  }
}
