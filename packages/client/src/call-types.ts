import type { BodyInput, QueryInput } from '@tele/core/contract';
import type { Params, RouteName } from '@tele/core';

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: never }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

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

export type CallArguments<N extends RouteName> =
  object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

export interface LooseOptions {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  ifMatch?: string;
  ifNoneMatch?: string;
}
