import { defineMessages } from '../messages/define.ts';

export const comboboxMessages = defineMessages('ui.combobox', {
  noResults: 'No results. Try a different term.',
  didYouMean: 'Did you mean',
  nearest: ({ names }: { names: string }) => `Did you mean: ${names}`,
  found: ({ shown, all }: { shown: number; all: number }, say) => `${say.number(shown)} of ${say.number(all)}`,
});
