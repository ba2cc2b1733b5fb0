import { lateCode } from '@tele/ui';

/** One chunk: several would weigh more, and a person who comes near may need any of it. */
export const lateParts = lateCode(() => import('./late-parts.ts'));

export type LateParts = NonNullable<typeof lateParts.part>;
