import type { Params, RouteName } from '@tele/core';
import type { Answer, BodyParsed, QueryParsed } from '@tele/core/contract';
import type { Ctx } from './context.ts';

export interface Input<N extends RouteName> {
  params: Params<N>;
  query: QueryParsed<N>;
  body: BodyParsed<N>;
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  idempotencyKey: string | undefined;
}

export type Handler<N extends RouteName> = (ctx: Ctx, input: Input<N>) => Promise<Answer<N>>;

export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<K> };
