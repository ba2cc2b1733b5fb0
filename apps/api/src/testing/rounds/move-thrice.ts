import type { CountedApi } from './counted-api.ts';
import { specialistOf } from './people.ts';
import { slotOf, type SentRequest } from './sent.ts';

/** A booking that is asked to be moved three times: taken back, kept and moved. */
export async function moveThrice(on: CountedApi, round: number, { as, id }: SentRequest): Promise<void> {
  const specialist = specialistOf(round, 0);
  const ask = async () => {
    const { slotISO } = await slotOf(on, { round, pick: 0, index: -1 });
    const { moveId } = (await on.call('askMove', { as, params: { id }, body: { toISO: slotISO } })) as {
      moveId: string;
    };
    return { params: { id: moveId } };
  };
  await on.call('withdrawMove', { as, ...(await ask()) });
  const kept = await ask();
  await on.pages('waitingMoves', { as: specialist });
  await on.call('waitingMoves', { as: specialist, query: { moveId: kept.params.id } });
  await on.call('declineMove', { as: specialist, ...kept });
  await on.call('acceptMove', { as: specialist, ...(await ask()) });
}
