import { largeSpecialist } from '../large.ts';
import { payFor } from '../offers.ts';
import type { Called } from '../start-api.ts';
import type { CountedApi } from './counted-api.ts';
import { hour, patientOf } from './people.ts';

export async function offerTimes(on: CountedApi, round: number): Promise<void> {
  const as = patientOf(round, 7);
  const category = await on.api.services.db
    .selectFrom('specialist_specialties')
    .select(['profession', 'specialty'])
    .where('specialist_id', '=', largeSpecialist(3_000 + round).specialistId)
    .executeTakeFirstOrThrow();
  const several = await on.api.services.db
    .selectFrom('specialist_specialties')
    .select('specialist_id')
    .where('profession', '=', category.profession)
    .where('specialty', '=', category.specialty)
    .where('main', '=', true)
    .where('listed', '=', true)
    .orderBy('specialist_id')
    .limit(2)
    .execute();
  const ask = async (timeframe: string) => {
    const body = { ...category, timeframe };
    const headers = { 'idempotency-key': `ask-${round}-${timeframe}` };
    return ((await on.call('createOpenRequest', { as, body, headers })) as { requestId: string }).requestId;
  };
  const requestId = await ask('this-week');
  const slots = [new Date(Math.ceil(on.api.clock.now.getTime() / hour + 24 * 150 + round) * hour).toISOString()];
  const offer = async (which: number) => {
    const specialist = largeSpecialist(Number(several[which]?.specialist_id.replace('spc_', '')));
    const accountId = await on.stripe.anAccount();
    const { specialistId: id } = specialist;
    await on.api.services.db
      .updateTable('payout_accounts')
      .set({ account_id: accountId })
      .where('specialist_id', '=', id)
      .execute();
    const body = { requestId, feeCents: 12_000, slots };
    const headers = { 'idempotency-key': `offer-${round}` };
    const made = (await on.call('createOffer', { as: specialist, body, headers })) as { offerId: string };
    return { specialist, params: { id: made.offerId } };
  };
  const [first, second] = [await offer(0), await offer(1)];
  await on.call('withdrawOffer', { as: first.specialist, params: first.params });
  await on.call('getOpenRequest', { as, params: { id: requestId } });
  const prepared = await on.call('prepareOffer', { as, params: second.params, body: { chosenSlotISO: slots[0] } });
  await payFor(on.stripe, { status: 200, body: prepared } as Called);
  await on.call('finaliseOffer', { as, params: second.params });
  await on.call('cancelAppointment', { as, params: second.params });
  await on.call('deleteRequest', { as, params: { id: await ask('next-week') } });
  await on.call('onboardPayouts', { as: first.specialist });
  await on.call('myPayouts', { as: first.specialist });
}
