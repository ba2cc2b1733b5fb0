import { formatLongDay, formatTime, sydney } from '../../../packages/core/src/index.ts';

/** Personal detail only Tele may see: its kind, and its pattern in lower-case text. */
export interface Canary {
  is: string;
  pattern: RegExp;
}

/** Person of these journeys. Each word is unique in the product and has letters that encodings change. */
export const person = {
  name: 'Wilhelmína Brackenthwaite',
  phone: '0491 570 158',
  dob: '1953-07-19',
  medicare: '4729183601',
  street: '8 Mossgrøve Lane',
  state: 'TAS',
  postcode: '7004',
  /** Preferred time, in the person's own words. */
  when: 'Flibbergast mornings, or any Łęknica Thursday',
  reason: 'Quillfeather "ache" since Žižkov, 40° & worse at night',
} as const;

/** Matches the digits with any separators. */
const digits = (number: string): RegExp =>
  new RegExp(Array.from(number.replaceAll(/\D/g, '')).join(String.raw`[\s.-]?`));

const word = (is: string, ...words: string[]): Canary[] =>
  words.map((one) => ({ is, pattern: new RegExp(one.toLowerCase()) }));

/** Typed words: the reason, the search's specialty, and the personal details. */
export const typedCanaries: readonly Canary[] = [
  ...word('reason', 'quillfeather', 'žižkov'),
  ...word('specialty', 'gastroenterology', 'hepatology'),
  ...word('name', 'wilhelm[ií]na', 'brackenthwaite'),
  ...word('address', 'mossgr[øo]ve'),
  { is: 'medicare', pattern: digits(person.medicare) },
  { is: 'phone', pattern: /(0|\+?61[\s-]?)491[\s-]?570[\s-]?158/ },
  { is: 'birthday', pattern: /1953-0?7-0?19|0?19[./]0?7[./]1953|19 july 1953/ },
];

/** Words of an open request: the same, and the preferred time. */
export const askedCanaries: readonly Canary[] = [...typedCanaries, ...word('when', 'flibbergast', 'łęknica')];

/** Picked times in any format, and the professional. */
export function pickedCanaries(slots: readonly string[], professional: string): Canary[] {
  const times = slots.flatMap((slot) => {
    const ms = Date.parse(slot);
    const text = `${formatLongDay(slot, sydney)}.{0,20}${formatTime(slot, sydney)}`
      .toLowerCase()
      .replaceAll('\u00A0', ' ');
    return [slot.slice(0, 16).toLowerCase(), String(ms), String(ms / 1000), text].map((pattern) => ({
      is: 'time',
      pattern: new RegExp(pattern),
    }));
  });
  return [...times, ...word('professional', professional.replace(/^Dr /, ''))];
}

/** Email address typed in the sign-in window only. */
export const emailCanaries = (before: string): Canary[] => word('e-mail', before.replace('.', String.raw`\.`));
