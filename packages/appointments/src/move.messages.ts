import { defineMessages } from '@tele/ui';

interface Until {
  /** A day and a time with its zone. */
  until: string;
}

/** What an appointment says of being moved, to both sides. */
export const moveMessages = defineMessages('appointments.move', {
  asked: ({ to }: { to: string }) => `Move asked: ${to}`,
  answersBy: ({ name, until }: Until & { name: string }) => `${name} answers by ${until}. This time stands until then.`,
  answerBy: ({ until }: Until) => `Answer by ${until}. This time stands until then.`,
  moved: 'Moved',
  movedFrom: ({ from }: { from: string }) => `It was ${from} before.`,
  kept: 'Stays as it is',
  keptText: ({ name, to }: { name: string; to: string }) => `${name} could not move it to ${to}.`,
  unanswered: ({ name }: { name: string }) => `${name} did not answer in time.`,
  answer: 'Answer',
  see: 'See or take back',
  move: 'Move',
});
