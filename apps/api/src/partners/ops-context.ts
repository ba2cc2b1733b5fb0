import type { Ctx } from '../http/context.ts';

/** What the operator's commands need of a call. */
export type OpsContext = Pick<Ctx, 'db' | 'now' | 'actor'>;
