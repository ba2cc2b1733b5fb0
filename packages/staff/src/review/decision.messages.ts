import type { QueuedApplication } from '@tele/core';
import { defineMessages } from '@tele/ui';

type Status = QueuedApplication['status'];

export const decisionMessages = defineMessages('staff.decision', {
  decision: 'Decision',
  note: 'Internal note',
  noteHint: 'Only staff can see this.',
  approve: 'Approve',
  approving: 'Approving…',
  reject: 'Reject',
  waiting: 'Waiting for connection…',
  rule: ({ all }: { all: number }, say) =>
    `${say.plural(all, { one: 'Complete the check to approve.', other: 'Complete all # checks to approve.' })} To reject, choose the fields and give a reason. The applicant sees both.`,
  notScanned: 'You can approve once every document has passed the virus scan.',
  left: ({ left }: { left: readonly string[] }, say) => `Not checked yet: ${say.list(left)}.`,
  notApproved: 'We couldn’t approve the application. Try again.',
  approved: ({ name }: { name: string }) => `${name} is approved.`,
  rejected: ({ name }: { name: string }) => `${name} is rejected.`,
  rejectTitle: 'Reject this application?',
  rejectLede: 'The applicant sees the fields and the reason, and can apply again.',
  fields: 'What did not match',
  found: ({ label }: { label: string }) => `${label}: what you found`,
  foundHint: 'For example, expired in March.',
  reason: 'Reason',
  reasonHint: 'Use words the applicant will understand.',
  rejectNow: 'Reject application',
  rejecting: 'Rejecting…',
  notRejected: 'We couldn’t reject the application. Try again.',
  outcome: ({ status }: { status: Status }) => (status === 'APPROVED' ? 'Approved' : 'Rejected'),
  by: 'By',
  when: 'When',
  noNote: 'None',
  goOn: 'Review next',
  back: 'Back to the applications',
});
