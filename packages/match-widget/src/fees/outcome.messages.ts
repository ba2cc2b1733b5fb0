import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';

export const outcomeMessages = defineMessages('match.outcome', {
  title: 'What you pay, and when',
  heldLater: 'Held when you submit',
  heldNow: 'Held now',
  heldText: 'We place a hold on your card. You’re not charged yet.',
  heldSince: ({ when }: { when: string }) => `Hold placed ${when}. You have not been charged.`,
  charged: ({ words }: WordingArgs) => `Charged if ${words.aProfessional} accepts`,
  feeAhead: ({ words }: WordingArgs) =>
    `You can set a maximum ${words.meeting} fee when you submit. You pay the ${words.professional}’s fee to them directly.`,
  feeUpTo: ({ words, cap }: WordingArgs & { cap: string }) =>
    `The ${words.professional}’s fee is up to ${cap}. You pay it to them directly.`,
  feeAny: ({ words }: WordingArgs) =>
    `You have not set a limit for the ${words.professional}’s fee. You pay it to them directly.`,
  feeUnset: ({ words }: WordingArgs) =>
    `The ${words.professional} sets their fee when they accept. You pay it to them directly.`,
  released: 'If no one accepts, you pay nothing',
  releasedText: ({ days }: { days: number }, say) =>
    `We release the hold once everyone declines, you cancel, your last chosen time passes or ${say.plural(days, { one: '# day passes', other: '# days pass' })}.`,
  releasedBy: ({ when }: { when: string }) => `We release the hold by ${when}, or when you cancel.`,
});
