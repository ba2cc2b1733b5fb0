import { encrypt } from '../../encryption/encrypt.ts';
import { medicarePlace } from '../../encryption/columns.ts';
import { goodCard } from '../requests.ts';
import type { CountedApi } from './counted-api.ts';
import { rescheduleThrice } from './reschedule-thrice.ts';
import { specialistOf } from './people.ts';
import { sent, type SentRequest } from './sent.ts';

export async function sendRequests(on: CountedApi, round: number): Promise<void> {
  // Not the soonest slot: rescheduling closes a day before it.
  const accepted = await sent(on, { round, request: 0, index: -9 });
  const answer = { feeCents: 9_000, paymentMethodId: goodCard };
  await on.call('acceptSelection', { as: specialistOf(round, 0), params: { id: accepted.id }, body: answer });
  const { items } = (await on.call('myCards', { as: specialistOf(round, 0) })) as { items: { cardId: string }[] };
  await on.call('removeCard', { as: specialistOf(round, 0), params: { id: items[0]?.cardId ?? '' } });
  for (const as of [accepted.as, specialistOf(round, 0)])
    await on.call('appointmentReceipt', { as, params: { id: accepted.id } });
  await showNumberOf(on, round, accepted);
  await rescheduleThrice(on, round, accepted);
  await on.call('cancelAppointment', { as: specialistOf(round, 0), params: { id: accepted.id } });
  const declined = await sent(on, { round, request: 1 });
  await on.call('declineSelection', { as: specialistOf(round, 0), params: { id: declined.id } });
  await on.call('deleteRequest', { as: declined.as, params: { id: declined.id } });
  const withdrawn = await sent(on, { round, request: 2 });
  await on.call('getSelection', { as: withdrawn.as, params: { id: withdrawn.id } });
  await on.call('cancelSelection', { as: withdrawn.as, params: { id: withdrawn.id } });
}

async function showNumberOf(on: CountedApi, round: number, { as, id }: SentRequest): Promise<void> {
  const { db, config } = on.api.services;
  const medicare_or_ihi_encrypted = encrypt(config.fieldKeys, '2123456701', medicarePlace(as.userId));
  await db
    .updateTable('patient_profiles')
    .set({ medicare_or_ihi_encrypted })
    .where('user_id', '=', as.userId)
    .execute();
  await on.call('showPatientNumber', { as: specialistOf(round, 0), params: { id } });
}
