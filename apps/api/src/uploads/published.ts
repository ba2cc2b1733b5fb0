import { dayMs } from '@tele/core';
import { createHash } from 'node:crypto';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { deleteLater } from './prune.ts';

const folder = 'photos/';
/** Open pages show the old picture until reloaded. */
const formerKeptMs = dayMs;

/** Public key of a picture's copy: deterministic, and doesn't reveal the document's key. */
export function publishedKey(key: string): string {
  return folder + createHash('sha256').update(key).digest('base64url');
}

export function publishedUrl({ photoBaseUrl }: Pick<Services['config'], 'photoBaseUrl'>, key: string): string {
  return `${photoBaseUrl}/${publishedKey(key)}`;
}

/** Queues deletion of replaced copies in a day. */
export async function deleteFormer(t: Tx, former: readonly (string | null)[], now: Date): Promise<void> {
  for (const key of publishedKeys(former)) await deleteLater(t, { key, afterMs: formerKeptMs }, now);
}

export async function deletePublished(t: Tx, urls: readonly (string | null)[], now: Date): Promise<string[]> {
  const jobs: string[] = [];
  for (const key of publishedKeys(urls)) jobs.push(await deleteLater(t, { key }, now));
  return jobs;
}

const publishedKeys = (urls: readonly (string | null)[]): string[] =>
  urls.flatMap((url) => {
    const at = url?.lastIndexOf(folder) ?? -1;
    return url && at >= 0 ? [url.slice(at)] : [];
  });
