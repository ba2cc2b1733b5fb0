import type { ScanState } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { scanJob } from '../uploads/scan-state.ts';
import { ScannerUnavailable } from '../vendors/virus-scanner.ts';
import { publishPhotoLater } from './publish-photo.ts';

export const scanWorks = scanJob.works<Services>((services, { payload }) => scanDocument(services, payload.key));

async function scanDocument({ db, storage, virusScanner, now }: Services, key: string): Promise<void> {
  const upload = await db
    .selectFrom('uploads')
    .select(['kind', 'copy_key', 'application_id'])
    .where('key', '=', key)
    .where('scan', 'in', ['scanning', 'unavailable'])
    .executeTakeFirst();
  const { copy_key: copy, application_id: applicationId, kind } = upload ?? {};
  if (!virusScanner || !copy || !applicationId) return;
  const record = (scan: ScanState) =>
    inTransaction(db, async (t) => {
      await t.updateTable('uploads').set({ scan }).where('key', '=', key).where('copy_key', '=', copy).execute();
      if (scan !== 'clean' || !kind?.startsWith('photo')) return;
      const application = await t
        .selectFrom('applications')
        .select('status')
        .where('id', '=', applicationId)
        .executeTakeFirst();
      if (application?.status === 'APPROVED') await publishPhotoLater(t, applicationId, now());
    });
  const file = await storage.look(copy);
  if (!file) return record('refused');
  try {
    await record((await virusScanner.scan(file.stream())) === 'clean' ? 'clean' : 'refused');
  } catch (error) {
    if (error instanceof ScannerUnavailable) await record('unavailable');
    throw error;
  }
}
