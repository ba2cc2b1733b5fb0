import type { ProfessionId } from '@tele/core';
import { newKey } from '@tele/core/client';
import type { BodyInput } from '@tele/core/contract';
import { useChange } from '@tele/kit';
import { useRef } from 'react';
import type { Asking } from '../submit/submit-request.ts';
import type { AskSent } from './ask-form.ts';

/** What POST /requests takes of what was asked. */
export const askBody = (profession: ProfessionId, asked: AskSent): BodyInput<'createRequest'> => ({
  profession,
  specialty: asked.specialty,
  timeframe: asked.timeframe,
  timeframeWords: asked.timeframeWords,
  state: asked.state,
  reason: asked.reason || null,
});

/** Makes the request, once: asked for again without an answer, it is the same one. Answers its id. */
export const useAsk = (profession: ProfessionId) => {
  const { mutateAsync } = useChange('createRequest');
  const asking = useRef<Asking['current']>(null);
  return async (asked: AskSent): Promise<string> => {
    const body = askBody(profession, asked);
    const text = JSON.stringify(body);
    if (asking.current?.body !== text) asking.current = { body: text, key: newKey() };
    const { requestId } = await mutateAsync({ body, idempotencyKey: asking.current.key });
    asking.current = null;
    return requestId;
  };
};
