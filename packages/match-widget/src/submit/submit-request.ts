import { requestStatus, type FeeAgreement, type ProfessionId, type SearchValue, type SlotPick } from '@tele/core';
import { newKey, TeleError, type TeleClient } from '@tele/client';
import { picksKey } from './stale-picks.ts';

/** A selection made for some picks; kept, so that a second card does not make a second selection. */
export interface MadeSelection {
  key: string;
  selectionId: string;
}

/** The last selection that was asked for without an answer, and the key it goes by: asked for again, it is the same one. */
export interface Asking {
  current: { body: string; key: string } | null;
}

export interface SubmitInput {
  client: TeleClient;
  profession: ProfessionId;
  search: Pick<SearchValue, 'specialty' | 'reason'>;
  picks: readonly SlotPick[];
  paymentMethodId: string;
  /** Whom it is for; null for whoever books. */
  personId: string | null;
  /** The most the patient agreed to pay. */
  agreed: FeeAgreement;
  /** Said when the service makes a selection and names none (spec section 5 'Search and results'). */
  noIdText: string;
  /** Outlives the attempt. */
  asking: Asking;
  /** What an attempt before this one made. */
  made: MadeSelection | null;
  /** Called as soon as a selection exists, before anything is charged; with null when it can no longer be paid for. */
  onMade: (made: MadeSelection | null) => void;
}

export type SubmitOutcome =
  | { tag: 'submitted'; selectionId: string }
  /** Another attempt to pay for it is under way: its page will tell how it ends. */
  | { tag: 'pending'; selectionId: string }
  /** Some of the slots have gone; `fields` names them. Nothing was held. */
  | { tag: 'stale'; fields: Fields }
  /** The patient has an appointment at one of the times. */
  | { tag: 'busy'; fields: Fields }
  /** An open request of the patient asks one of the specialists for the same time. */
  | { tag: 'asked'; fields: Fields; selectionId: string | null };

type Fields = Readonly<Record<string, string>>;

function refusedPicks(error: unknown): SubmitOutcome | null {
  if (!(error instanceof TeleError)) return null;
  const { fields } = error;
  if (error.code === 'SLOT_UNAVAILABLE') return { tag: 'stale', fields };
  if (error.code === 'PATIENT_BUSY') return { tag: 'busy', fields };
  if (error.code === 'ALREADY_ASKED') return { tag: 'asked', fields, selectionId: error.selectionId ?? null };
  return null;
}

/** A selection made for other picks and not paid for would stand in the way of these: the same specialist at the same time is asked once. */
async function discard(client: TeleClient, { selectionId }: MadeSelection): Promise<void> {
  const params = { id: selectionId };
  try {
    const selection = await client.call('getSelection', { params });
    if (requestStatus(selection) === 'AWAITING PAYMENT') await client.call('deleteRequest', { params });
  } catch (error) {
    if (!(error instanceof TeleError)) throw error;
    // It has ended, or the service is away: what follows will tell.
  }
}

/** One key for the same picks, person and agreed fee. */
const keyOf = ({ picks, personId, agreed }: Pick<SubmitInput, 'picks' | 'personId' | 'agreed'>): string =>
  [picksKey(picks), personId ?? '', agreed.anyFee ? 'any fee' : agreed.feeCapCents].join(' ');

async function makeSelection({
  client,
  profession,
  search,
  picks,
  personId,
  agreed,
  noIdText,
  asking,
  onMade,
}: SubmitInput): Promise<MadeSelection> {
  const body = {
    profession,
    specialty: search.specialty,
    reason: search.reason || null,
    ...(agreed.anyFee ? { anyFee: true } : { feeCapCents: agreed.feeCapCents }),
    picks: picks.map(({ specialistId, slotISO }) => ({ specialistId, slotISO })),
    ...(personId !== null && { personId }),
  };
  const text = JSON.stringify(body);
  if (asking.current?.body !== text) asking.current = { body: text, key: newKey() };
  const { selectionId } = await client.call('createSelection', { body, idempotencyKey: asking.current.key });
  asking.current = null;
  if (!selectionId) throw new TeleError('UNKNOWN', 0, { error: noIdText });
  const made = { key: keyOf({ picks, personId, agreed }), selectionId };
  onMade(made);
  return made;
}

/** Makes the selection once, then pays for it (spec section 4 'Patient flow'). Throws what the person can do something about. */
export async function submitRequest(input: SubmitInput): Promise<SubmitOutcome> {
  const { client, made } = input;
  const fits = made?.key === keyOf(input);
  let selectionId: string;
  try {
    if (made && !fits) await discard(client, made);
    ({ selectionId } = made && fits ? made : await makeSelection(input));
  } catch (error) {
    const outcome = refusedPicks(error);
    if (outcome) return outcome;
    throw error;
  }
  try {
    await client.call('attachPayment', {
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
}
