import type { CountedApi } from './counted-api.ts';

export async function leave(
  on: CountedApi,
  as: { email: string; userId: string; specialistId?: string },
): Promise<void> {
  await on.call('downloadMyData', { as });
  await on.call('myReads', { as });
  await on.call('accountEnding', { as });
  const { db } = on.api.services;
  const side = as.specialistId === undefined ? 'patient_id' : 'specialist_id';
  const own = as.specialistId ?? as.userId;
  await db.deleteFrom('bookings').where(side, '=', own).where('reschedule_id', 'is not', null).execute();
  await db.updateTable('bookings').set({ status: 'CANCELLED' }).where(side, '=', own).execute();
  await db.updateTable('offers').set({ state: 'EXPIRED' }).where(side, '=', own).where('state', '=', 'OPEN').execute();
  await db
    .updateTable('selections')
    .set({ state: 'CLOSED', ended_because: 'lapsed' })
    .where('patient_id', '=', as.userId)
    .execute();
  await db.updateTable('charges').set({ status: 'RELEASED' }).where('user_id', '=', as.userId).execute();
  await on.look();
  const { receiptId } = (await on.call('deleteAccount', { as })) as { receiptId: string };
  await on.call('deletionReceipt', { params: { id: receiptId } });
}
