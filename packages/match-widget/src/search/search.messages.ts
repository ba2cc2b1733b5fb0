import { sentencesOf, type StateCode } from '@tele/core';
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
  stateName: ({ code }: { code: StateCode }) => states[code],
  stateLong: ({ code }: { code: StateCode }) => `${code}, ${states[code]}`,
  reason: 'Reason',
  reasonHint: ({ words }: WordingArgs) => words.reasonHint,
  readers: ({ words }: WordingArgs) => `Only the ${words.professionals} you pick can read this.`,
  details: 'Details',
  zone: 'Show times in',
  cancel: 'Cancel',
  submit: ({ words }: WordingArgs) => `See ${words.professionals}`,
  ask: ({ profession }: WordingArgs) => sentencesOf(profession).ask,
});
