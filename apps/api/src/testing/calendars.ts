import { newId } from '../db/new-id.ts';
import { encrypt } from '../encryption/encrypt.ts';
import { addressPlace } from '../encryption/columns.ts';
import { hashOf } from '../encryption/secret.ts';
import type { TestApi } from './start-api.ts';

export async function aDueCalendar(
  { services: { db, config, now } }: Pick<TestApi, 'services'>,
  { specialistId, address, place = 1 }: { specialistId: string; address: string; place?: number },
): Promise<string> {
  const id = newId('cal');
  await db
    .insertInto('busy_calendars')
    .values({
      id,
      specialist_id: specialistId,
      place,
      name: 'Hospital roster',
      address_encrypted: encrypt(config.fieldKeys, address, addressPlace(id)),
      address_hash: hashOf(address),
      next_read_at: now(),
      created_at: now(),
    })
    .execute();
  return id;
}
