import { capitalise, type RankingInput } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';

export const howMatchingMessages = defineMessages('match.howMatching', {
  title: 'How matching works',
  pick: 'Pick times',
  pickText: ({ words, max }: WordingArgs & { max: number }, say) =>
    `Pick up to ${say.number(max)} ${words.professionals} and one time with each.`,
  send: ({ fee }: { fee: string }) => `Submit for ${fee}`,
  sendText: 'One booking fee covers everyone you pick.',
  accepted: ({ words }: WordingArgs) => `${capitalise(words.aProfessional)} accepts`,
  acceptedText: ({ words }: WordingArgs) =>
    `Each ${words.professional} sets their own fee. The first to accept is booked, and we’ll email you.`,
  orderTitle: 'How results are ordered',
  orderOf: ({ input, words }: WordingArgs & { input: RankingInput }) =>
    ({
      specialty: `We only show verified ${words.professionals} who match your search.`,
      state: 'If you choose a state, we only show people listed there.',
      filters: 'You can filter results by day, time of day, language, gender and fee.',
      practice:
        'Doctors from the practice that runs Tele come first and are marked Featured. To change this, sort by soonest.',
      soonest: 'We then sort by the soonest time on the days and times you choose.',
      name: 'If times are the same, we sort by name.',
      reason: 'If you give a reason, profiles that mention it move up. No one is hidden.',
    })[input],
});
