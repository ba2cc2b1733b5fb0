import {
  hourMs,
  checkOffer,
  checkOfferSlots,
  formatAmount,
  offerFaults,
  type FieldRule,
  type MoneyEntry,
  type OfferFault,
} from '@tele/core';
import { isWhole, slotOf, type SlotEntry } from './slot-entry.ts';

export const slotNames = ['slot1', 'slot2', 'slot3'] as const;
export type SlotName = (typeof slotNames)[number];

export type OfferEntries = { fee: MoneyEntry } & Record<SlotName, SlotEntry>;

/** Adds two errors to core's: an incomplete date and time, and a clash with the specialist's calendar. */
export type SlotFault = OfferFault | 'slot-half' | 'slot-clash';

export type OfferFields = { fee: FieldRule<MoneyEntry, number, OfferFault> } & Record<
  SlotName,
  FieldRule<SlotEntry, string | null, SlotFault>
>;

export interface OfferFieldsInput {
  now: Date;
  /** Error of a time (ISO instant in UTC) that is taken in the specialist's calendar; null if free. */
  clashText: (slotISO: string) => string | null;
  halfText: string;
}

export const offerFields =
  (input: OfferFieldsInput) =>
  (entries: OfferEntries): OfferFields => ({
    fee: { check: (entry) => checkFee(entry, input.now), messages: offerFaults },
    slot1: slotRule(0, entries, input),
    slot2: slotRule(1, entries, input),
    slot3: slotRule(2, entries, input),
  });

function checkFee(entry: MoneyEntry, now: Date): ReturnType<OfferFields['fee']['check']> {
  const fee = entry === null ? '' : entry === 'invalid' ? entry : formatAmount(entry);
  // A valid placeholder time: rows validate their own.
  const checked = checkOffer({ fee, slots: [nextHour(now)] }, now);
  return checked.tag === 'ok' ? { tag: 'ok', value: checked.feeCents } : { tag: 'fault', fault: checked.fault };
}

function slotRule(row: number, entries: OfferEntries, input: OfferFieldsInput): OfferFields[SlotName] {
  const { now, clashText, halfText } = input;
  const slots = slotNames.map((name) => slotOf(entries[name]));
  const clash = (slot: string): string | null => (slot === '' ? null : clashText(slot));
  return {
    messages: { ...offerFaults, 'slot-half': halfText, 'slot-clash': clash(slots[row] ?? '') ?? '' },
    check: (entry) => {
      const slot = slotOf(entry);
      if (!isWhole(entry)) {
        if (entry.day !== '' || entry.time !== '') return { tag: 'fault', fault: 'slot-half' };
        return row === 0 ? { tag: 'fault', fault: 'slot-missing' } : { tag: 'ok', value: null };
      }
      const alone = checkOfferSlots([slot], now);
      if (alone) return { tag: 'fault', fault: alone.fault };
      if (slots.slice(0, row).includes(slot)) return { tag: 'fault', fault: 'slot-twice' };
      return clash(slot) === null ? { tag: 'ok', value: slot } : { tag: 'fault', fault: 'slot-clash' };
    },
  };
}

const nextHour = (now: Date): string => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs).toISOString();
