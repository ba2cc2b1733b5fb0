import type { RequestItem } from '@tele/core';
import type { Row } from '../db/schema.ts';

/** Kind of a request as calls name it. The column says 'asked' for an open request. */
export const requestKind = (kind: Row<'selections'>['kind']): RequestItem['kind'] =>
  kind === 'asked' ? 'open' : 'picked';
