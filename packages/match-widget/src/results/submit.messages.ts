import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

export const submitMessages = defineMessages('match.submit', {
  title: 'Submit your request',
  about: ({ specialty, count, zones, words }: Worded & { specialty: string; count: number; zones: string }, say) =>
    `${specialty}, ${say.plural(count, { one: `# ${words.professional}`, other: `# ${words.professionals}` })}, times in ${zones}`,
  zones: ({ zones }: { zones: readonly string[] }, say) => say.list(zones),
  submit: ({ fee }: { fee: string }) => `Hold ${fee} and submit`,
  submitting: 'Submitting…',
  submitted: 'Request submitted.',
  failed: 'Failed to create request',
  noId: 'No selectionId returned',
  held: 'Booking fee, held now',
});
