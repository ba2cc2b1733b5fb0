import type { SignInFacts } from '@tele/core';

/** Sides of one account, any of them at once (product.md 'Roles and identity'). */
export interface Sides {
  /** Has a patient profile. Without one a person may search and pick, and is asked for it when they book. */
  patient: boolean;
  /** `approved` is false while suspended. */
  specialist: { specialistId: string; approved: boolean } | null;
  staff: boolean;
}

export interface PersonActor extends Sides {
  type: 'person';
  userId: string;
  /** The partner whose page they act on: there they are a patient only, and see what was made there. */
  through?: string;
  /** The partner's server signed them in, not the person themselves. */
  vouched?: true;
  /** The person's own sign-in; absent on a partner's page. */
  signIn?: SignInFacts & { sessionId: string };
}

/**
 * The caller. `visitor` sees a partner's page before signing in, `partner` is a partner's server, `job` is runJobs() and the command lines. A verb requires
 * the ones it is for.
 */
export type Actor =
  | { type: 'anonymous' }
  | PersonActor
  | { type: 'visitor'; partnerId: string }
  | { type: 'partner'; partnerId: string; keyId: string }
  | { type: 'job'; name: string };

/** A person with only the sides given. */
export const personActing = (userId: string, sides: Partial<Sides> = {}): PersonActor => ({
  type: 'person',
  userId,
  patient: false,
  specialist: null,
  staff: false,
  ...sides,
});

/** The caller as one word without spaces, for the audit. */
export function idOf(actor: Actor): string {
  switch (actor.type) {
    case 'person':
      return actor.userId;
    case 'visitor':
    case 'partner':
      return actor.partnerId;
    case 'job':
      return `job:${actor.name}`;
    case 'anonymous':
      return 'anonymous';
  }
}

/** The partner whose page, or server, the call comes from; undefined for none. */
export function partnerOf(actor: Actor): string | undefined {
  if ('partnerId' in actor) return actor.partnerId;
  return 'through' in actor ? actor.through : undefined;
}
