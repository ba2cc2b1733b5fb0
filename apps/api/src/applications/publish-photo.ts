import { isScanPassed, type ProfessionId } from '@tele/core';
import * as z from 'zod';
import type { Db } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { defineJob } from '../jobs/define-job.ts';
import { deleteFormer, publishedKey, publishedUrl } from '../uploads/published.ts';
import { scanOf } from '../uploads/scan-state.ts';
import { findCopy } from '../uploads/find-copy.ts';

const photoJob = defineJob('publish-photo', z.object({ applicationId: z.string() }), { lane: 'files', tries: 20 });

export function publishPhotoLater(t: Tx, applicationId: string, now: Date): Promise<void> {
  return photoJob.enqueue(t, { applicationId }, now);
}

export const photoWorks = photoJob.works<Services>((services, { payload }) =>
  publishPhoto(services, payload.applicationId),
);

async function publishPhoto({ db, storage, config, now }: Services, applicationId: string): Promise<void> {
  const found = await photosOf(db, config, applicationId);
  const urls = new Map<string, string>();
  for (const { kind, key, ...recorded } of found) {
    const file = await findCopy(storage, recorded);
    const copied =
      file &&
      (await storage.copy({
        key: file.key,
        etag: file.etag,
        contentType: file.type,
        to: publishedKey(key),
        cached: true,
      }));
    if (copied) urls.set(kind, publishedUrl(config, key));
  }
  const photo = urls.get('photo');
  if (photo === undefined) return;

  await inTransaction(db, async (t) => {
    const { user_id, profession } = await t
      .selectFrom('applications')
      .select(['user_id', 'profession'])
      .where('id', '=', applicationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Replaced in the meantime: that update's job publishes the newer photo.
    const still = await photosOf(t, config, applicationId);
    if (still.map(({ key }) => key).join() !== found.map(({ key }) => key).join()) return;
    const former = await t
      .selectFrom('specialists')
      .select(['id', 'photo_url', 'photo_small_url'])
      .where('user_id', '=', user_id)
      .where('profession', '=', profession as ProfessionId)
      .executeTakeFirst();
    if (!former) return;
    const shown = { photo_url: photo, photo_small_url: urls.get('photoSmall') ?? null };
    await t.updateTable('specialists').set(shown).where('id', '=', former.id).execute();
    const gone = [former.photo_url, former.photo_small_url].filter((url) => !Object.values(shown).includes(url));
    await deleteFormer(t, gone, now());
  });
}

async function photosOf(db: Db, config: Services['config'], applicationId: string) {
  const files = await db
    .selectFrom('uploads')
    .select(['kind', 'key', 'bytes', 'scan', 'copy_key', 'sha256', 'content_type'])
    .where('application_id', '=', applicationId)
    .where('kind', 'in', ['photo', 'photoSmall'])
    .orderBy('kind')
    .execute();
  return files.filter(({ scan }) => isScanPassed(scanOf({ config }, scan)));
}
