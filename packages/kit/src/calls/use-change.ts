import type { ErrorCode, WriteRoute } from '@tele/core';
import { TeleError, type CallArguments, type CallOptions } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTele } from '../provider/context.ts';
import { refreshAfter } from './refresh-after.ts';

/** What a write is called with; nothing where it takes nothing. */
type ChangeInput<N extends WriteRoute> = object extends CallOptions<N> ? CallOptions<N> | void : CallOptions<N>;

export interface ChangeOptions<N extends WriteRoute> {
  /** Called with the answer before what it changed is read again: to put it on screen at once. */
  onDone?: (answer: Answer<N>, input: ChangeInput<N>) => void;
  /** Refusals that mean the screen is out of date: its reads are refreshed then too. */
  refreshOn?: readonly ErrorCode[];
}

/**
 * A write as a mutation. When it is done, what the contract says that it changes is read again. Offline it waits and goes out when the
 * connection resumes (spec section 2 'Offline banner').
 */
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
