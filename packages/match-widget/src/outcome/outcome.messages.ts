import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

export const outcomeMessages = defineMessages('match.outcome', {
  title: 'What you pay, and when',
  heldLater: 'Held when you submit',
  heldNow: 'Held now',
  heldText: 'On your card. Nothing leaves your account.',
  heldSince: ({ when }: { when: string }) => `On your card since ${when}. Nothing has left your account.`,
  charged: ({ words }: Worded) => `Charged when ${words.aProfessional} accepts`,
  chargedText: 'Their own fee is agreed then, and paid to them.',
  chargedTextCap: ({ cap }: { cap: string }) => `Their own fee is ${cap} at most, and paid to them.`,
  released: 'Released if nobody accepts',
  releasedText: ({ days }: { days: number }, say) =>
    `After your last time, ${say.plural(days, { one: '# day', other: '# days' })} at most, or as soon as you cancel.`,
  releasedBy: ({ when }: { when: string }) => `By ${when} at the latest, or as soon as you cancel.`,
});
