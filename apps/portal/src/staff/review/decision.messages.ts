import type { QueuedApplication } from '@tele/core';
import { defineMessages } from '@tele/ui';

type Status = QueuedApplication['status'];

/** Approving, rejecting, and what became of it (design section 10 z). */
export const decisionMessages = defineMessages('portal.staff.decision', {
  decision: 'Decision',
  note: 'Note to the file',
  noteHint: 'Seen only by staff.',
  approve: 'Approve',
  approving: 'Approving…',
  reject: 'Reject',
  waiting: 'Waiting for a connection…',
  rule: ({ all }: { all: number }, say) =>
    `${say.plural(all, { one: 'Approve after the check.', other: 'Approve after all # checks.' })} Reject asks for the fields and the reason; the applicant reads them.`,
  notScanned: 'You can approve once every document has passed the virus scan.',
  left: ({ left }: { left: readonly string[] }, say) => `Not checked yet: ${say.list(left)}.`,
  notApproved: 'The application could not be approved.',
  approved: ({ name }: { name: string }) => `${name} is approved.`,
  rejected: ({ name }: { name: string }) => `${name} is rejected.`,
  rejectTitle: 'Reject this application?',
  rejectLede: 'The applicant reads the fields and the reason, and can send the application again.',
  fields: 'What did not match',
  found: ({ label }: { label: string }) => `${label}: what you found`,
  foundHint: 'Such as: expired in March.',
  reason: 'Reason',
  reasonHint: 'In words that the applicant understands.',
  rejectNow: 'Reject and tell the applicant',
  rejecting: 'Rejecting…',
  notRejected: 'The application could not be rejected.',
  outcome: ({ status }: { status: Status }) => (status === 'APPROVED' ? 'Approved' : 'Rejected'),
  by: 'By',
  when: 'When',
  noNote: 'None',
  goOn: 'Review next',
  back: 'Back to the applications',
});
