import type { StaffApplication, StaffCheck } from '@tele/core';
import { TeleError } from '@tele/client';
import { errorText, useChange } from '@tele/kit';
import { useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { decisionMessages } from './decision.messages.ts';
import type { Fault } from './reject-fields.ts';
import { useKeepApplication } from './review.data.ts';

export interface DecisionOptions {
  application: StaffApplication;
  /** Reloads: another reviewer was faster. */
  onLate: () => void;
  onDecided: () => void;
}

const isLate = (error: unknown): boolean => error instanceof TeleError && error.code === 'ALREADY_DECIDED';

/** Approves, rejects and takes over an application. The slower of two reviewers gets a notice. */
export const useDecision = ({ application, onLate, onDecided }: DecisionOptions) => {
  const t = useMessages(decisionMessages);
  const toast = useToast();
  const keep = useKeepApplication();
  const [late, setLate] = useState(false);
  const params = { id: application.applicationId };
  const settle = (answer: StaffApplication): void => {
    keep(answer);
    const say = answer.status === 'APPROVED' ? t.approved : t.rejected;
    toast.show(say({ name: answer.name }), { tone: 'positive' });
    onDecided();
  };
  const orLate = (error: unknown): void => {
    if (!isLate(error)) return;
    setLate(true);
    onLate();
  };
  const take = useChange('takeApplication', { onDone: keep });
  const approve = useChange('approveApplication', { onDone: settle });
  const reject = useChange('rejectApplication', { onDone: settle });
  return {
    late,
    take: () => take.mutate({ params }, { onError: orLate }),
    isTaking: take.isPending,
    takeError: take.error && !isLate(take.error) ? take.error : null,
    approve: (checked: StaffCheck[], note: string) =>
      approve.mutate({ params, body: { checked, note: note.trim() || null } }, { onError: orLate }),
    approving: approve.isPaused ? ('waiting' as const) : approve.isPending ? ('sending' as const) : ('no' as const),
    problem: approve.error && !isLate(approve.error) ? errorText(approve.error, t.notApproved) : null,
    /** Throws errors for the form, except when another reviewer was faster. */
    reject: async (reason: string, faults: Fault[], note: string): Promise<void> => {
      try {
        await reject.mutateAsync({ params, body: { reason, faults, note: note.trim() || null } });
      } catch (error) {
        if (!isLate(error)) throw error;
        orLate(error);
      }
    },
  };
};
