import { limits, wordingOf, type Meeting, type ProfessionId } from '@tele/core';

/** Meeting sentence and the specialist's note, or empty. Phone number and link stay off shared mailboxes. */
export function meetingWords(
  { way, instructions }: Meeting,
  { side, profession, isForOther }: { side: 'patient' | 'specialist'; profession: ProfessionId; isForOther: boolean },
): string[] {
  const { client, professional } = wordingOf(profession);
  const called = isForOther
    ? `Your ${professional} will call the number of the person you booked for, or yours if you didn’t add one.`
    : `Your ${professional} will call you on the number you gave.`;
  const how = {
    video: `Video call. Use the Join button in your appointment from ${limits.joinMinutes} minutes before it starts.`,
    phone: side === 'patient' ? called : `Call the ${client} on the number in their details.`,
  }[way];
  if (instructions === null) return [how];
  return [how, side === 'patient' ? instructions : `Your instructions to the ${client}: ${instructions}`];
}
