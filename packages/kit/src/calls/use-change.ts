import type { ErrorCode, WriteRoute } from '@tele/core';
import { TeleError, type CallArguments, type CallOptions } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTele } from '../provider/context.ts';
import { refreshAfter } from './refresh-after.ts';

type ChangeInput<N extends WriteRoute> = object extends CallOptions<N> ? CallOptions<N> | void : CallOptions<N>;

export interface ChangeOptions<N extends WriteRoute> {
  /** Called before changed reads are refreshed, to show the answer immediately. */
  onDone?: (answer: Answer<N>, input: ChangeInput<N>) => void;
  /** Errors that mean the screen is out of date: its reads are refreshed too. */
  refreshOn?: readonly ErrorCode[];
}

/** Write that refreshes the reads its contract lists. Offline, it waits (spec section 2 'Offline banner'). */
export const useChange = <N extends WriteRoute>(name: N, { onDone, refreshOn = [] }: ChangeOptions<N> = {}) => {
  const { client } = useTele();
  const cache = useQueryClient();
  return useMutation<Answer<N>, Error, ChangeInput<N>>({
    mutationFn: (input) => client.call(name, ...([input ?? {}] as unknown as CallArguments<N>)),
    onSuccess: (answer, input) => {
      onDone?.(answer, input);
      void refreshAfter(cache, name);
    },
    onError: (error) => {
      if (error instanceof TeleError && refreshOn.some((code) => code === error.code)) void refreshAfter(cache, name);
    },
  });
};
