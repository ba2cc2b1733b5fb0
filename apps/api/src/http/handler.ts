import type { Params, RouteName } from '@tele/core';
import type { Answer, BodyParsed, QueryParsed } from '@tele/core/contract';
import type { Ctx } from './context.ts';

export interface Input<N extends RouteName> {
  params: Params<N>;
  query: QueryParsed<N>;
  body: BodyParsed<N>;
  /** Version in the If-Match header. */
  ifMatch: string | undefined;
  /** Version in the If-None-Match header. */
  ifNoneMatch: string | undefined;
  /** Caller's key for this write, which identifies retries. */
  idempotencyKey: string | undefined;
}

/** Implements one call. Caller, query and body are already checked; refusals are thrown as `ApiError`. */
export type Handler<N extends RouteName> = (ctx: Ctx, input: Input<N>) => Promise<Answer<N>>;

/** One handler per call: a missing one does not compile. */
export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<K> };
