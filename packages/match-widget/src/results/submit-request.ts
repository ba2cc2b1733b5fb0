import type { ProfessionId, SearchValue, SlotPick } from '@tele/core';
import { TeleError, type TeleClient } from '@tele/core/client';
import { picksKey } from './stale-picks.ts';

/** A selection made for some picks; kept, so that a second card does not make a second selection. */
export interface MadeSelection {
  key: string;
  selectionId: string;
}

export interface SubmitInput {
  client: TeleClient;
  profession: ProfessionId;
  search: Pick<SearchValue, 'specialty' | 'reason' | 'feeCapCents'>;
  picks: readonly SlotPick[];
  paymentMethodId: string;
  /** Said when the service makes a selection and names none (spec section 5 'Search and results'). */
  noIdText: string;
  /** What an attempt before this one made. */
  made: MadeSelection | null;
  /** Called as soon as a selection exists, before anything is charged; with null when it can no longer be paid for. */
  onMade: (made: MadeSelection | null) => void;
}

export type SubmitOutcome =
  | { tag: 'submitted'; selectionId: string }
  /** Another attempt to pay for it is under way: its page will tell how it ends. */
  | { tag: 'pending'; selectionId: string }
  /** Some of the slots have gone; `fields` names them. Nothing was charged. */
  | { tag: 'stale'; fields: Readonly<Record<string, string>> };

const makeSelection = async ({
  client,
  profession,
  search,
  picks,
  noIdText,
  onMade,
}: SubmitInput): Promise<MadeSelection> => {
  const { selectionId } = await client.call('createSelection', {
    body: {
      profession,
      specialty: search.specialty,
      reason: search.reason || null,
      feeCapCents: search.feeCapCents,
      picks: picks.map(({ specialistId, slotISO }) => ({ specialistId, slotISO })),
    },
  });
  if (!selectionId) throw new TeleError('UNKNOWN', 0, { error: noIdText });
  const made = { key: picksKey(picks), selectionId };
  onMade(made);
  return made;
};

/** Makes the selection once, then pays for it (spec section 4 'Patient flow'). Throws what the person can do something about. */
export const submitRequest = async (input: SubmitInput): Promise<SubmitOutcome> => {
  const fits = input.made?.key === picksKey(input.picks);
  let selectionId: string;
  try {
    ({ selectionId } = fits && input.made ? input.made : await makeSelection(input));
  } catch (error) {
    if (error instanceof TeleError && error.code === 'SLOT_UNAVAILABLE') return { tag: 'stale', fields: error.fields };
    throw error;
  }
  try {
    await input.client.call('attachPayment', {
      params: { id: selectionId },
      body: { paymentMethodId: input.paymentMethodId },
    });
  } catch (error) {
    const code = error instanceof TeleError ? error.code : null;
    if (code === 'PAYMENT_IN_PROGRESS') return { tag: 'pending', selectionId };
    // The next attempt makes another one, and hears then which of its times have gone.
    if (code === 'SELECTION_CLOSED' || code === 'NOT_FOUND') input.onMade(null);
    // Paid by an attempt whose answer was lost.
    if (code !== 'ALREADY_PAID') throw error;
  }
  return { tag: 'submitted', selectionId };
};
