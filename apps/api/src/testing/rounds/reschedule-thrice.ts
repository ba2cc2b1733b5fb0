import type { CountedApi } from './counted-api.ts';
import { specialistOf } from './people.ts';
import { slotOf, type SentRequest } from './sent.ts';

export async function rescheduleThrice(on: CountedApi, round: number, { as, id }: SentRequest): Promise<void> {
  const specialist = specialistOf(round, 0);
  const ask = async () => {
    const { slotISO } = await slotOf(on, { round, pick: 0, index: -1 });
    const { rescheduleId } = (await on.call('requestReschedule', { as, params: { id }, body: { toISO: slotISO } })) as {
      rescheduleId: string;
    };
    return { params: { id: rescheduleId } };
  };
  await on.call('cancelReschedule', { as, ...(await ask()) });
  const kept = await ask();
  await on.pages('waitingReschedules', { as: specialist });
  await on.call('waitingReschedules', { as: specialist, query: { rescheduleId: kept.params.id } });
  await on.call('declineReschedule', { as: specialist, ...kept });
  await on.call('acceptReschedule', { as: specialist, ...(await ask()) });
}
