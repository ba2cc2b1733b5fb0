import type { BodyInput, QueryInput } from '@tele/core/contract';
import type { Params, RouteName } from '@tele/core';

type Needed<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: never }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a call takes: only what its row of the contract has. */
export type CallOptions<N extends RouteName> = Needed<'params', Params<N>> &
  Needed<'query', QueryInput<N>> &
  Needed<'body', BodyInput<N>> & {
    signal?: AbortSignal;
    /** Lets the API recognise a write that is sent again. */
    idempotencyKey?: string;
    /** The version a write was made from, as read with `myAvailability`; a stale one is refused with 412 STALE. */
    ifMatch?: string;
    /** The version that was read last: while it holds, the call answers undefined. */
    ifNoneMatch?: string;
  };

/** The options may be left out when nothing in them is needed. */
export type CallArguments<N extends RouteName> =
  object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

/** What every call takes, once the types above have checked it. */
export interface LooseOptions {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  ifMatch?: string;
  ifNoneMatch?: string;
}
