import type { CallDefinition } from '@tele/core/contract';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { requireCaller } from './require-role.ts';
import { requireSignIn } from './require-sign-in.ts';

/** Refuses a caller whom the contract does not let make this call, here and with this sign-in. */
export function requirePermission({ actor, definition, services }: Call): void {
  requireOwnPage(actor, definition);
  requireCaller(actor, definition.caller);
  requireSignIn(actor, definition, services);
}

/** What a person may do on a partner's page is what the contract marks so, whatever else they may do elsewhere. */
function requireOwnPage(actor: Actor, { caller, onPartnerPages }: CallDefinition): void {
  if (caller === 'public' || onPartnerPages || !('through' in actor) || actor.through === undefined) return;
  throw new ApiError('NOT_ON_THIS_PAGE', 'You can’t do this on a partner site. Sign in to Tele.');
}
