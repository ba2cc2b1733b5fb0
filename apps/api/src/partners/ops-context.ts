import type { Ctx } from '../http/context.ts';

export type OpsContext = Pick<Ctx, 'db' | 'now' | 'actor'>;
