import { crowded } from '../large-size.ts';
import { goodCard } from '../requests.ts';
import type { CountedApi } from './counted-api.ts';
import { patientOf, specialistOf } from './people.ts';

interface Slot {
  round: number;
  /** Of the two specialists of a round's requests, the first or the second. */
  pick: number;
  /** Of their free slots; from the end where it is negative. */
  index: number;
}

/** A free slot of one of the specialists whom a round's requests pick. */
export async function slotOf(
  on: CountedApi,
  { round, pick, index }: Slot,
): Promise<{ specialistId: string; slotISO: string }> {
  const { specialistId } = specialistOf(round, pick);
  const { items } = (await on.call('availabilitySlots', { as: patientOf(round, 0), query: { specialistId } })) as {
    items: { startISO: string }[];
  };
  return { specialistId, slotISO: items.at(index)?.startISO ?? '' };
}

interface RoundRequest {
  round: number;
  /** Which of the round, each of a patient of its own. */
  request: number;
  index?: number;
}

/** A paid request of a patient of its own, with two picks: of the free slots, the one at `index`. */
export async function sent(on: CountedApi, { round, request, index = request }: RoundRequest) {
  const as = patientOf(round, request);
  const picks = [await slotOf(on, { round, pick: 0, index }), await slotOf(on, { round, pick: 1, index })];
  const headers = { 'idempotency-key': `large-${round}-${request}` };
  const { selectionId: id } = (await on.call('createSelection', {
    as,
    body: { ...crowded, picks, anyFee: true },
    headers,
  })) as {
    selectionId: string;
  };
  await on.call('attachPayment', { as, params: { id }, body: { paymentMethodId: goodCard } });
  return { id, as, picks };
}

export type SentRequest = Awaited<ReturnType<typeof sent>>;
