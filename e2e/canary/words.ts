import { formatLongDay, formatTime, sydney } from '../../packages/core/src/index.ts';

/** What nobody but the service may learn of a person: what it is, and how it may stand in a text whose letters are small. */
export interface Canary {
  is: string;
  pattern: RegExp;
}

/** The person of these journeys. Each word stands nowhere else in the product, and has letters that every encoding writes in its own way. */
export const person = {
  name: 'Wilhelmína Brackenthwaite',
  phone: '0491 570 158',
  dob: '1953-07-19',
  medicare: '4729183601',
  street: '8 Mossgrøve Lane',
  state: 'TAS',
  postcode: '7004',
  /** When they would like to be seen, in their own words. */
  when: 'Flibbergast mornings, or any Łęknica Thursday',
  reason: 'Quillfeather "ache" since Žižkov, 40° & worse at night',
} as const;

/** A number however it is parted. */
const digits = (number: string): RegExp =>
  new RegExp(Array.from(number.replaceAll(/\D/g, '')).join(String.raw`[\s.-]?`));

const word = (is: string, ...words: string[]): Canary[] =>
  words.map((one) => ({ is, pattern: new RegExp(one.toLowerCase()) }));

/** What is typed: the reason, the specialty of the search, and who the person is. */
export const typedCanaries: readonly Canary[] = [
  ...word('reason', 'quillfeather', 'žižkov'),
  ...word('specialty', 'gastroenterology', 'hepatology'),
  ...word('name', 'wilhelm[ií]na', 'brackenthwaite'),
  ...word('address', 'mossgr[øo]ve'),
  { is: 'medicare', pattern: digits(person.medicare) },
  { is: 'phone', pattern: /(0|\+?61[\s-]?)491[\s-]?570[\s-]?158/ },
  { is: 'birthday', pattern: /1953-0?7-0?19|0?19[./]0?7[./]1953|19 july 1953/ },
];

/** What is typed where somebody asks for times: the same, and when in words of their own. */
export const askedCanaries: readonly Canary[] = [...typedCanaries, ...word('when', 'flibbergast', 'łęknica')];

/** The times that were picked, however they are written, and with whom. */
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

/** An address that was given to the sign-in window alone. */
export const emailCanaries = (before: string): Canary[] => word('e-mail', before.replace('.', String.raw`\.`));
