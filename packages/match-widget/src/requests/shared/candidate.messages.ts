import { defineMessages } from '@tele/ui';

export const candidateMessages = defineMessages('match.candidate', {
  from: ({ fee }: { fee: string }) => `From ${fee}`,
});
