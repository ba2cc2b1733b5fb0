import { useQueryClient } from '@tanstack/react-query';
import { onLateFailure, useMessages, useToast } from '@tele/ui';
import { useEffect } from 'react';
import { releaseMessages } from './release.messages.ts';
import { reloadForRelease, wasUpdated } from './reload-for-release.ts';
import { wouldLose } from './would-lose.ts';

/** Reloads an open page when its code is gone after a release, then shows a notice. */
export const ReleaseWatch = (): null => {
  const { updated } = useMessages(releaseMessages);
  const toast = useToast();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (wasUpdated()) toast.show(updated, { tone: 'positive' });
  }, [toast, updated]);
  useEffect(() => {
    const reload = async (): Promise<void> => {
      if (queryClient.isMutating() === 0 && !wouldLose()) await reloadForRelease(window);
    };
    let running: Promise<void> | undefined;
    // Several parts may fail at once.
    return onLateFailure(() => (running ??= reload().finally(() => (running = undefined))));
  }, [queryClient]);
  return null;
};
