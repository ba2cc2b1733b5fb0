import { sentencesOf, type RankingInput, type StateCode, capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';

const states: Readonly<Record<StateCode, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
};

export const searchMessages = defineMessages('match.search', {
  title: ({ words }: WordingArgs) => words.searchTitle,
  lede: ({ words }: WordingArgs) => words.lede,
  allCategories: 'All categories',
  specialty: ({ words }: WordingArgs) => words.specialtyLabel,
  specialtyMissing: ({ words }: WordingArgs) => `Please choose a ${words.specialtyLabel.toLowerCase()}.`,
  listLoading: ({ words }: WordingArgs) => `Loading ${words.specialtyLabel.toLowerCase()} list`,
  listFailed: 'This list failed to load',
  listFailedHint: ({ words }: WordingArgs) =>
    `You can choose a ${words.specialtyLabel.toLowerCase()} once the list loads.`,
  tryAgain: 'Try again',
  state: 'State or territory',
  stateHint: ({ words }: WordingArgs) => words.stateHint,
  anyState: 'Any',
  anyStateLong: 'Any state or territory',
  stateLong: ({ code }: { code: StateCode }) => `${code}, ${states[code]}`,
  reason: 'Reason',
  reasonHint: ({ words }: WordingArgs) => words.reasonHint,
  zone: 'Show times in',
  cancel: 'Cancel',
  submit: ({ words }: WordingArgs) => `See ${words.professionals}`,
  ask: ({ profession }: WordingArgs) => sentencesOf(profession).ask,
  find: 'Find specialists',
  suggested: 'Common searches',
  everyCategory: 'All 12 categories',
  noDetails: 'No personal details needed to search.',
  byName: 'Looking for someone by name?',
  name: 'Name',
  nameHint: 'Type at least 2 letters of a first or last name.',
  nameFailed: 'Failed to load specialists',
  nobodyNamed: ({ name }: { name: string }) => `No results for ‘${name}’.`,
  howTitle: 'How matching works',
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
