import type { RouteName } from '@tele/core';
import type { LooseOptions } from './call-types.ts';

export const isTrial = (name: RouteName, { body }: LooseOptions): boolean =>
  name === 'acceptSelection' && (body as { dryRun?: unknown } | undefined)?.dryRun === true;
