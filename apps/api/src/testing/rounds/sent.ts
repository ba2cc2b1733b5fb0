import { crowded } from '../large-size.ts';
import { goodCard } from '../requests.ts';
import type { CountedApi } from './counted-api.ts';
import { patientOf, specialistOf } from './people.ts';

interface Slot {
  round: number;
  pick: number;
  /** Index of the free slot; a negative one counts from the end. */
  index: number;
}

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
  request: number;
  index?: number;
}

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
