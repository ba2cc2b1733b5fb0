import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';

export const specialtiesMessages = defineMessages('match.specialties', {
  notSure: 'Not sure which one?',
  notSureText: 'Ask your GP, or call healthdirect on 1800\u00A0022\u00A0222.',
  related: ({ words }: WordingArgs) => `Try a related ${words.specialtyLabel.toLowerCase()}`,
});
