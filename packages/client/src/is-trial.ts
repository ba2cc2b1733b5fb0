import type { RouteName } from '@tele/core';
import type { LooseOptions } from './call-types.ts';

/** Trial acceptance. A server that does not know `dryRun` would accept. */
export const isTrial = (name: RouteName, { body }: LooseOptions): boolean =>
  name === 'acceptSelection' && (body as { dryRun?: unknown } | undefined)?.dryRun === true;
