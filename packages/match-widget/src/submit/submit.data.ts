import type { FeeAgreement, ProfessionId, SearchValue, SlotPick } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import { refreshAfter, useTele } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useQueryClient } from '@tanstack/react-query';
import { submitMessages } from './submit.messages.ts';
import { useRef } from 'react';
import { rereadPeople } from './reread-people.ts';
import { submitRequest, type Asking, type MadeSelection, type SubmitOutcome } from './submit-request.ts';

export interface SubmitWhat {
  profession: ProfessionId;
  search: SearchValue;
  onSelectionCreated: ((made: { selectionId: string }) => void) | undefined;
}

export interface Submission {
  picks: readonly SlotPick[];
  payment: BodyInput<'attachPayment'>;
  personId: string | null;
  agreed: FeeAgreement;
  made: MadeSelection | null;
  onMade: (made: MadeSelection | null) => void;
}

export const useSubmit = ({ profession, search, onSelectionCreated }: SubmitWhat) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const t = useMessages(submitMessages);
  const asking = useRef<Asking['current']>(null);
  return async (submission: Submission): Promise<SubmitOutcome> => {
    const onMade = (made: MadeSelection | null): void => {
      submission.onMade(made);
      if (made === null) return;
      void refreshAfter(cache, 'createSelection');
      onSelectionCreated?.({ selectionId: made.selectionId });
    };
    const sending = submitRequest({
      client,
      profession,
      search,
      noIdText: t.noId,
      asking,
      ...submission,
      onMade,
    });
    const outcome = await sending.catch((error: unknown) => {
      rereadPeople(cache, error);
      throw error;
    });
    if (outcome.tag === 'submitted' || outcome.tag === 'pending') void refreshAfter(cache, 'attachPayment');
    return outcome;
  };
};
