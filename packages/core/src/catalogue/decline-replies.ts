import type { ProfessionId } from './professions.ts';

/** Reasons a specialist can send with a decline. The patient sees it. None names a condition, person or time. */
export const declineReplies = [
  'not-free',
  'not-my-field',
  'not-taking-new',
  'needs-in-person',
  'needs-referral',
  'see-gp-first',
] as const;

export type DeclineReply = (typeof declineReplies)[number];

export const declineReplyTexts = {
  'not-free': 'I’m no longer available at this time.',
  'not-my-field': 'Another specialist would be a better fit.',
  'not-taking-new': 'I’m not taking new appointments at the moment.',
  'needs-in-person': 'This would be better in person.',
  'needs-referral': 'I need a referral before I can see you.',
  'see-gp-first': 'Please see your GP about this first.',
} satisfies Record<DeclineReply, string>;

const everywhere: readonly DeclineReply[] = ['not-free', 'not-my-field', 'not-taking-new', 'needs-in-person'];

/** Extra replies by category: referral and GP apply to health only. */
const byCategory: Partial<Record<ProfessionId, readonly DeclineReply[]>> = {
  doctor: declineReplies,
  'allied-health': declineReplies,
};

export function declineRepliesOf(profession: ProfessionId): readonly DeclineReply[] {
  return byCategory[profession] ?? everywhere;
}
