// Data of every subject: 180 days from Monday 23 November 2026, 6 am to 10 pm in Sydney, no Saturdays, no overlaps.
import { addDays, sydney, wallTimeToInstant } from '@tele/core';

export interface Block {
  startISO: string;
  endISO: string;
}

const days = Array.from({ length: 180 }, (_, day) => day).filter((day) => day % 7 !== 5);
/** 13 blocks of 30 or 60 minutes a day: 6:00, 7:10, … 20:00. */
const perDay = 13;

function block(day: number, place: number): Block {
  const key = addDays('2026-11-23', day);
  const start = 360 + place * 70;
  const at = (minutes: number) => wallTimeToInstant(key, minutes, sydney);
  return { startISO: at(start), endISO: at(start + 30 + 30 * (place % 2)) };
}

export function blocks(count: number): Block[] {
  const all = days.flatMap((day) => Array.from({ length: perDay }, (_, place) => block(day, place)));
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as Block);
}

/** 100 half-hour appointments in the shape of `GET /appointments/mine`. */
export function appointments() {
  return Array.from({ length: 100 }, (_, index) => {
    const { startISO } = block(days[Math.floor((index * days.length) / 100)] ?? 0, (index * 5) % perDay);
    return {
      offerId: null,
      selectionId: `sel_${index + 1}`,
      chosenSlotISO: startISO,
      endISO: new Date(Date.parse(startISO) + 1_800_000).toISOString(),
      specialty: 'Dermatology',
      specialistName: 'Dr Robin Hale',
      patientName: `Patient ${index + 1}`,
      feeCents: 12_000,
      reason: null,
      patient: null,
    };
  });
}
