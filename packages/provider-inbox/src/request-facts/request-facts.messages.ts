import { defineMessages } from '@tele/ui';

export const requestFactsMessages = defineMessages('inbox.requestFacts', {
  ownWords: ({ words }: { words: string }) => `‘${words}’`,
  anyState: 'any state',
  facts: ({ timeframe, state }: { timeframe: string; state: string }) => `${timeframe}, ${state}`,
  factsWithAge: ({ timeframe, state, age }: { timeframe: string; state: string; age: string }) =>
    `${timeframe}, ${state}, ${age.toLowerCase()}`,
  noReason: 'No reason given.',
});
