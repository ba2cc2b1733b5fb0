import { limits } from '../limits.ts';
import { parseAud } from '../money/parse-aud.ts';

/** Form of an offer: the typed fee and its times (ISO instants in UTC; '' for an empty row). */
export interface OfferEntry {
  fee: string;
  slots: readonly string[];
}

/** Errors of an offer (spec section 5 'Offer') in check order, and a time off the grid (product.md 'Time'). */
export const offerFaults = {
  'fee-missing': 'Please enter a fee.',
  'slot-missing': 'Please provide at least one date/time slot.',
  'too-many-slots': `You can provide at most ${limits.maxOfferSlots} slots.`,
  'slot-past': 'All slots must be in the future.',
  'slot-off-grid': 'Choose a time on the hour or half hour.',
  'slot-twice': 'Please choose distinct slots.',
  'fee-invalid': 'Fee must be a valid number.',
} as const;
export type OfferFault = keyof typeof offerFaults;

export type OfferCheck = { tag: 'ok'; feeCents: number; slots: string[] } | FaultyOffer;
export interface FaultyOffer {
  tag: 'fault';
  fault: OfferFault;
  field: 'fee' | 'slots';
  row?: number;
}

const fault = (name: OfferFault, row = -1): FaultyOffer => ({
  tag: 'fault',
  fault: name,
  field: name.startsWith('fee') ? 'fee' : 'slots',
  ...(row >= 0 && { row }),
});

export const isOfferFee = (cents: number): boolean =>
  cents === 0 || (Number.isInteger(cents) && cents >= limits.minChargeCents && cents <= limits.maxFeeCents);

export function checkOffer({ fee, slots }: OfferEntry, now: Date): OfferCheck {
  if (fee.trim() === '') return fault('fee-missing');
  const times = checkOfferSlots(slots, now);
  if (times) return times;
  const feeCents = parseAud(fee);
  if (feeCents === null || !isOfferFee(feeCents)) return fault('fee-invalid');
  return {
    tag: 'ok',
    feeCents,
    slots: slots.filter((slot) => slot !== '').map((slot) => new Date(slot).toISOString()),
  };
}

const grid = limits.appointmentMinutes * 60_000;

export function checkOfferSlots(slots: readonly string[], now: Date): FaultyOffer | undefined {
  const filled = slots.filter((slot) => slot !== '');
  if (filled.length === 0) return fault('slot-missing', 0);
  if (filled.length > limits.maxOfferSlots) return fault('too-many-slots');
  // Unreadable times count as missing. Empty rows are skipped.
  const unread = slots.findIndex((slot) => slot !== '' && Number.isNaN(Date.parse(slot)));
  if (unread >= 0) return fault('slot-missing', unread);
  const times = slots.map((slot) => Date.parse(slot));
  const row = (wrong: (time: number, index: number) => boolean): number => times.findIndex(wrong);
  const past = row((time) => time <= now.getTime());
  if (past >= 0) return fault('slot-past', past);
  const off = row((time) => !Number.isNaN(time) && time % grid !== 0);
  if (off >= 0) return fault('slot-off-grid', off);
  const twice = row((time, index) => !Number.isNaN(time) && times.indexOf(time) < index);
  return twice >= 0 ? fault('slot-twice', twice) : undefined;
}
