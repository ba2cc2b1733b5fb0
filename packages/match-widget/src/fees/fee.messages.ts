import { feeConsentTexts, capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';

interface ListedFee {
  name: string;
  fee: string;
}

const askForMore = ({ words }: WordingArgs): string => feeConsentTexts.upToHint(capitalise(words.professionals));

/** Core owns the consent texts and their version. */
export const feeMessages = defineMessages('match.fee', {
  question: ({ words }: WordingArgs) => feeConsentTexts.question(words.meeting),
  upTo: feeConsentTexts.upTo,
  amount: 'Amount in dollars',
  upToHint: askForMore,
  upToHintListed: ({ highest, ...worded }: WordingArgs & { highest: string }) =>
    `${askForMore(worded)} The highest fee listed by the ${worded.words.professionals} you picked is ${highest}.`,
  mayNotAccept: ({ fees }: { fees: readonly ListedFee[] }, say) =>
    `${say.list(fees.map(({ name, fee }) => `${name} lists ${fee}`))}, above your maximum. They might decline.`,
  anyFee: feeConsentTexts.anyFee,
  anyFeeHint: ({ words }: WordingArgs) => feeConsentTexts.anyFeeHint(words.professional),
  required: feeConsentTexts.required,
  wholeDollars: ({ most }: { most: string }) => `Enter whole dollars, up to ${most}.`,
  from: ({ fee }: { fee: string }) => `From ${fee}`,
  notListed: 'Fee not listed',
  maximumFee: 'Maximum fee',
  noneAgreed: 'None agreed',
});
