const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

/** Text that differs by day or run, with its placeholder. Hours stay: the journeys choose them. */
const moving: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/[\u00A0\u202F]/g, ' '],
  [/\b(sel|req|off|apt)_[\w-]+/g, '$1_…'],
  [/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, '<date>'],
  [/\bAE[SD]T\b/g, '<zone>'],
  [new RegExp(String.raw`\b(?:\d{1,2}(?: ${months})?(?: \d{4})? – )?\d{1,2} ${months}\b(?: \d{4})?`, 'g'), '<date>'],
  [/\bin \d+ days\b/gi, '<some days ahead>'],
  [/\bGood (?:morning|afternoon|evening)\b/g, 'Good <part of the day>'],
];

const weekdays = /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|\b(?:Today|Tomorrow)\b/g;

/** Text without dates and IDs that change. `keepWeekdays` for journeys that choose the weekday. */
export function normalise(text: string, keepWeekdays = false): string {
  const still = moving.reduce((so, [pattern, word]) => so.replace(pattern, word), text);
  return keepWeekdays ? still : still.replace(weekdays, '<day>');
}
