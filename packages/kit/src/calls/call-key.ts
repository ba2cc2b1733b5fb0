import type { ReadRoute } from '@tele/core';
import type { CallOptions } from '@tele/client';

export type ReadInput<N extends ReadRoute> = Omit<CallOptions<N>, 'signal' | 'ifNoneMatch'>;

/** Optional where the route takes no input. */
export type ReadArguments<N extends ReadRoute> =
  object extends ReadInput<N> ? [input?: ReadInput<N>] : [input: ReadInput<N>];

/** Cache key of a read: route and input. Keys are never written by hand: all screens must agree. */
export function callKey<N extends ReadRoute>(name: N, ...[input]: ReadArguments<N>) {
  return input === undefined ? ([name] as const) : ([name, input] as const);
}
