import { limits, wordingOf, type Meeting, type ProfessionId } from '@tele/core';

/**
 * How both meet, as an email says it: a sentence, and the specialist's line to their patient; empty where there is none. The number and the link stand on
 * the page, which a mailbox that others read does not open. `isForOther`: it was booked for somebody else than whoever made it.
 */
export function meetingWords(
  { way, instructions }: Meeting,
  { side, profession, isForOther }: { side: 'patient' | 'specialist'; profession: ProfessionId; isForOther: boolean },
): string[] {
  const { client } = wordingOf(profession);
  const called = isForOther
    ? 'Your specialist will call the number of the person you booked for, or yours if you didn’t add one.'
    : 'Your specialist will call you on the number you gave.';
  const how = {
    video: `Video call. Use the Join button in your appointment from ${limits.joinMinutes} minutes before it starts.`,
    phone: side === 'patient' ? called : `Call the ${client} on the number in their details.`,
  }[way];
  if (instructions === null) return [how];
  return [how, side === 'patient' ? instructions : `Your instructions to the ${client}: ${instructions}`];
}
