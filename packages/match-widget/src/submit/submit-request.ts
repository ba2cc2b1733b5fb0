import { requestStatus, type FeeAgreement, type ProfessionId, type SearchValue, type SlotPick } from '@tele/core';
import { newKey, TeleError, type TeleClient } from '@tele/client';
import type { BodyInput } from '@tele/core/contract';
import { picksKey } from './stale-picks.ts';

export interface MadeSelection {
  key: string;
  selectionId: string;
}

/** Unanswered attempt and its idempotency key: a retry gets the same selection. */
export interface Asking {
  current: { body: string; key: string } | null;
}

export interface SubmitInput {
  client: TeleClient;
  profession: ProfessionId;
  search: Pick<SearchValue, 'specialty' | 'reason'>;
  picks: readonly SlotPick[];
  payment: BodyInput<'attachPayment'>;
  personId: string | null;
  agreed: FeeAgreement;
  /** Error for a created selection without an ID (spec section 5 'Search and results'). */
  noIdText: string;
  /** Survives the attempt. */
  asking: Asking;
  made: MadeSelection | null;
  /** Called once a selection exists, before any charge; with null when it can no longer be paid. */
  onMade: (made: MadeSelection | null) => void;
}

export type SubmitOutcome =
  | { tag: 'submitted'; selectionId: string }
  /** Another payment attempt is pending: its page shows the outcome. */
  | { tag: 'pending'; selectionId: string }
  /** Some slots are gone; `fields` names them. Nothing was held. */
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

/** Discards an unpaid selection of other picks: it would block the same specialist and time. */
async function discard(client: TeleClient, { selectionId }: MadeSelection): Promise<void> {
  const params = { id: selectionId };
  try {
    const selection = await client.call('getSelection', { params });
    if (requestStatus(selection) === 'AWAITING PAYMENT') await client.call('deleteRequest', { params });
  } catch (error) {
    if (!(error instanceof TeleError)) throw error;
    // Ended already, or the service is down: the next call reports it.
  }
}

/** Same picks, person and fee give the same key. */
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

/** Creates the selection once, then pays it (spec section 4 'Patient flow'). Throws errors the person can act on. */
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
    await client.call('attachPayment', { params: { id: selectionId }, body: input.payment });
  } catch (error) {
    const code = error instanceof TeleError ? error.code : null;
    if (code === 'PAYMENT_IN_PROGRESS') return { tag: 'pending', selectionId };
    // The next attempt creates a new selection, and reports which times are gone.
    if (code === 'SELECTION_CLOSED' || code === 'NOT_FOUND') input.onMade(null);
    // Paid by an earlier attempt whose response was lost.
    if (code !== 'ALREADY_PAID') throw error;
  }
  return { tag: 'submitted', selectionId };
}
