import type { CallDefinition } from '@tele/core/contract';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { requireCaller } from './require-role.ts';
import { requireSignIn } from './require-sign-in.ts';

export function requirePermission({ actor, definition, services }: Call): void {
  requireOwnPage(actor, definition);
  requireCaller(actor, definition.caller);
  requireSignIn(actor, definition, services);
}

/** On a partner's page, people may only make calls marked `onPartnerPages`. */
function requireOwnPage(actor: Actor, { caller, onPartnerPages }: CallDefinition): void {
  if (caller === 'public' || onPartnerPages || !('through' in actor) || actor.through === undefined) return;
  throw new ApiError('NOT_ON_THIS_PAGE', 'You can’t do this on this site. Sign in to Tele instead.');
}
