import { openRequestFields, type FieldRule, type StateCode, type Timeframe } from '@tele/core';
import type { Entries } from '@tele/kit';
import { offered } from '../../search/offered.ts';

export type NewOpenRequestFields = Omit<typeof openRequestFields, 'specialty' | 'timeframeWords'> & {
  specialty: FieldRule<string, string>;
  timeframeWords: FieldRule<string, string | null>;
};

export interface NewOpenRequest {
  specialty: string;
  timeframe: Timeframe;
  timeframeWords: string | null;
  state: StateCode | null;
  reason: string;
}

const notAsked: FieldRule<string, null> = { check: () => ({ tag: 'ok', value: null }), messages: {} };

/** Form rules. Own words are required for that timeframe only. `known`: whether a specialty is offered. */
export const newOpenRequestFields =
  (known: (specialty: string) => boolean) =>
  ({ timeframe }: Entries<NewOpenRequestFields>): NewOpenRequestFields => ({
    ...openRequestFields,
    specialty: offered(known),
    timeframeWords: timeframe === 'own-words' ? openRequestFields.timeframeWords : notAsked,
  });
