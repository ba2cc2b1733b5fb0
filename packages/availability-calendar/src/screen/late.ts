import { lateCode } from '@tele/ui';

/** One chunk: several would weigh more, and any may be needed. */
export const lateParts = lateCode(() => import('./late-parts.ts'));

export type LateParts = NonNullable<typeof lateParts.part>;
