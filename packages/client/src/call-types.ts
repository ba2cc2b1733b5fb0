import type { BodyInput, QueryInput } from '@tele/core/contract';
import type { Params, RouteName } from '@tele/core';

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: never }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** Options of a call: only those in its row of the contract. */
export type CallOptions<N extends RouteName> = Needed<'params', Params<N>> &
  Needed<'query', QueryInput<N>> &
  Needed<'body', BodyInput<N>> & {
    signal?: AbortSignal;
    /** Lets the API recognise a repeated write. */
    idempotencyKey?: string;
    /** Version a write is based on, from `myAvailability`. A stale one is refused with 412 STALE. */
    ifMatch?: string;
    /** Version last read. If it is still current, the call answers undefined. */
    ifNoneMatch?: string;
  };

/** Options are optional if none are required. */
export type CallArguments<N extends RouteName> =
  object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

/** Options of any call, after the types above checked them. */
export interface LooseOptions {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  ifMatch?: string;
  ifNoneMatch?: string;
}
