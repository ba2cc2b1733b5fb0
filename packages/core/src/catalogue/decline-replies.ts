import type { ProfessionId } from './professions.ts';

/** What a specialist may say with a decline, told to the patient with it. None names a condition, a person or another time. */
export const declineReplies = [
  'not-free',
  'not-my-field',
  'not-taking-new',
  'needs-in-person',
  'needs-referral',
  'see-gp-first',
] as const;

export type DeclineReply = (typeof declineReplies)[number];

/** Each in words, as both sides read it on screens and in letters. */
export const declineReplyTexts = {
  'not-free': 'I’m no longer available at this time.',
  'not-my-field': 'Another specialist would be a better fit.',
  'not-taking-new': 'I’m not taking new appointments at the moment.',
  'needs-in-person': 'This would be better in person.',
  'needs-referral': 'I need a referral before I can see you.',
  'see-gp-first': 'Please see your GP about this first.',
} satisfies Record<DeclineReply, string>;

const everywhere: readonly DeclineReply[] = ['not-free', 'not-my-field', 'not-taking-new', 'needs-in-person'];

/** Where there is more to say: a referral and a GP are health's alone. */
const byCategory: Partial<Record<ProfessionId, readonly DeclineReply[]>> = {
  doctor: declineReplies,
  'allied-health': declineReplies,
};

/** Those offered in a category, in order. */
export function declineRepliesOf(profession: ProfessionId): readonly DeclineReply[] {
  return byCategory[profession] ?? everywhere;
}
