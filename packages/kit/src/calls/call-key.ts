import type { ReadRoute } from '@tele/core';
import type { CallOptions } from '@tele/client';

/** What a read is asked with, as far as its answer depends on it. */
export type ReadInput<N extends ReadRoute> = Omit<CallOptions<N>, 'signal' | 'ifNoneMatch'>;

/** The input may be left out where the route takes none. */
export type ReadArguments<N extends ReadRoute> =
  object extends ReadInput<N> ? [input?: ReadInput<N>] : [input: ReadInput<N>];

/** The cache key of a read: its route and its input. Nobody writes one by hand, so that no two screens differ about it. */
export function callKey<N extends ReadRoute>(name: N, ...[input]: ReadArguments<N>) {
  return input === undefined ? ([name] as const) : ([name, input] as const);
}
