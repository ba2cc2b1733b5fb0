import type { Params, RouteName } from '@tele/core';
import type { Answer, BodyParsed, QueryParsed } from '@tele/core/contract';
import type { Ctx } from './context.ts';

export interface Input<N extends RouteName> {
  params: Params<N>;
  query: QueryParsed<N>;
  body: BodyParsed<N>;
  /** The version that the If-Match header names; undefined without the header. */
  ifMatch: string | undefined;
  /** The version that the caller has read last, by the If-None-Match header. */
  ifNoneMatch: string | undefined;
  /** What the caller calls this very write, to be known by when it is sent again. */
  idempotencyKey: string | undefined;
}

/** One call. Caller, query and body have been checked against the contract; refusals are thrown as `ApiError`. */
export type Handler<N extends RouteName> = (ctx: Ctx, input: Input<N>) => Promise<Answer<N>>;

/** A handler for each of the calls named: a missing one does not compile. */
export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<K> };
