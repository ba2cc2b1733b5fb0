import type { Offer, IncomingOpenRequest } from '@tele/core';
import { timeframeMessages } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { requestFactsMessages } from './request-facts.messages.ts';

export type RequestFacts = Pick<IncomingOpenRequest & Offer['request'], 'timeframe' | 'timeframeWords' | 'state'>;

/** 'This week, NSW', or “after school”, any state; with the request's age if given. */
export const useRequestFacts = (): ((facts: RequestFacts, age?: string) => string) => {
  const t = useMessages(requestFactsMessages);
  const timeframes = useMessages(timeframeMessages);
  return ({ timeframe, timeframeWords, state }, age) => {
    const facts = {
      timeframe: timeframeWords === null ? timeframes[timeframe] : t.ownWords({ words: timeframeWords }),
      state: state ?? t.anyState,
    };
    return age === undefined ? t.facts(facts) : t.factsWithAge({ ...facts, age });
  };
};
