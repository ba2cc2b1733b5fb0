import type { ProfessionId } from '@tele/core';
import { newKey } from '@tele/client';
import type { BodyInput } from '@tele/core/contract';
import { useChange } from '@tele/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { rereadPeople } from '../../submit/reread-people.ts';
import type { Asking } from '../../submit/submit-request.ts';
import type { NewOpenRequest } from './new-open-request-form.ts';

export const askBody = (
  profession: ProfessionId,
  details: NewOpenRequest,
  personId: string | null,
): BodyInput<'createOpenRequest'> => ({
  profession,
  specialty: details.specialty,
  timeframe: details.timeframe,
  timeframeWords: details.timeframeWords,
  state: details.state,
  reason: details.reason || null,
  ...(personId !== null && { personId }),
});

/** Creates an open request, for `personId` if given. Repeated without an answer, it is the same one. Returns its ID. */
export const useCreateOpenRequest = (profession: ProfessionId) => {
  const { mutateAsync } = useChange('createOpenRequest');
  const cache = useQueryClient();
  const asking = useRef<Asking['current']>(null);
  return async (details: NewOpenRequest, personId: string | null): Promise<string> => {
    const body = askBody(profession, details, personId);
    const text = JSON.stringify(body);
    if (asking.current?.body !== text) asking.current = { body: text, key: newKey() };
    const { requestId } = await mutateAsync({ body, idempotencyKey: asking.current.key }).catch((error: unknown) => {
      rereadPeople(cache, error);
      throw error;
    });
    asking.current = null;
    return requestId;
  };
};
