import { sentencesOf, type RankingInput, type StateCode } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

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

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const searchMessages = defineMessages('match.search', {
  title: ({ words }: Worded) => words.searchTitle,
  lede: ({ words }: Worded) => words.lede,
  allCategories: 'All categories',
  specialty: ({ words }: Worded) => words.specialtyLabel,
  specialtyMissing: ({ words }: Worded) => `Please choose a ${words.specialtyLabel.toLowerCase()}.`,
  specialtiesShown: ({ shown, total, words }: Worded & { shown: number; total: number }, say) =>
    `${say.number(shown)} of ${say.number(total)}${words.specialtyLabel === 'Specialty' ? ' specialties' : ''}`,
  listLoading: ({ words }: Worded) => `Loading ${words.specialtyLabel.toLowerCase()} list`,
  listFailed: 'This list failed to load',
  listFailedHint: ({ words }: Worded) => `${words.specialtyLabel} can be chosen as soon as it is here.`,
  tryAgain: 'Try again',
  state: 'State or territory',
  stateHint: ({ words }: Worded) => words.stateHint,
  anyState: 'Any',
  anyStateLong: 'Any state or territory',
  stateLong: ({ code }: { code: StateCode }) => `${code}, ${states[code]}`,
  reason: 'Reason',
  reasonHint: ({ words }: Worded) => `${words.reasonHint} Only the ${words.professionals} you pick can read this.`,
  zone: 'Show times in',
  cancel: 'Cancel',
  submit: ({ words }: Worded) => `See ${words.professionals}`,
  ask: ({ profession }: Worded) => sentencesOf(profession).ask,
  find: 'Find specialists',
  suggested: 'Often looked for',
  everyCategory: 'All 12 categories',
  noDetails: 'No account details needed to look.',
  byName: 'Looking for somebody by name?',
  name: 'Name',
  nameHint: 'Two letters or more of a first or last name.',
  nameFailed: 'Failed to load specialists',
  nobodyNamed: ({ name }: { name: string }) => `Nobody here is called ${name}.`,
  howTitle: 'How matching works',
  pick: 'Pick times',
  pickText: ({ words, max }: Worded & { max: number }, say) =>
    `Choose one time each with up to ${say.number(max)} ${words.professionals}.`,
  send: ({ fee }: { fee: string }) => `Submit for ${fee}`,
  sendText: 'One booking fee sends your request to all of them.',
  accepted: ({ words }: Worded) => `${sentenceCase(words.aProfessional)} accepts`,
  acceptedText: ({ words }: Worded) =>
    `Each sets their own ${words.meeting} fee. The first to accept is booked and you are notified.`,
  orderTitle: 'What decides the order',
  orderOf: ({ input, words }: Worded & { input: RankingInput }) =>
    ({
      specialty: `Only ${words.professionals} of what you look for are shown, all of them verified.`,
      state: 'With a state, only those in it.',
      filters: 'Day, time of day, language, gender and fee leave out who does not fit. You set them on the results.',
      practice:
        'Doctors of the practice that runs this service come first, marked Featured. Sort by soonest to leave that out.',
      soonest: 'Then whoever has the soonest free time, of the days and times of day you choose.',
      name: 'At the same time, by name.',
      reason: 'A reason moves up whose profile mentions it, and hides nobody.',
    })[input],
});
