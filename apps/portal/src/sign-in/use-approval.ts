import { useChange } from '@tele/kit';
import { useCallback, useRef } from 'react';
import type { Facts } from './stage.ts';

export interface Approval {
  state: Facts['approval'];
  error: Error | null;
  give: () => void;
}

export interface ApprovalOptions {
  signInId: string;
  onCode: (code: string) => void;
  /** Failed; the sign-in may have been approved or ended elsewhere. */
  onFailed: () => void;
}

/** Approves the partner's sign-in. Offline it waits for the connection. */
export const useApproval = ({ signInId, onCode, onFailed }: ApprovalOptions): Approval => {
  const { mutate, status, error } = useChange('approveSignIn', { onDone: ({ code }) => onCode(code) });
  const busy = useRef(false);
  const give = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    mutate(
      { params: { id: signInId } },
      {
        onError: onFailed,
        onSettled: () => (busy.current = false),
      },
    );
  }, [mutate, signInId, onFailed]);
  const states = { idle: 'idle', pending: 'pending', error: 'failed', success: 'done' } as const;
  return { state: states[status], error, give };
};
