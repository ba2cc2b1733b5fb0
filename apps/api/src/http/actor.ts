import type { SignInFacts } from '@tele/core';

/** Roles of one account; several can apply at once (product.md 'Roles and identity'). */
export interface Sides {
  /** Has a patient profile. Others may search and pick, and complete a profile when they book. */
  patient: boolean;
  /** `approved` is false while suspended. */
  specialist: { specialistId: string; approved: boolean } | null;
  staff: boolean;
}

export interface PersonActor extends Sides {
  type: 'person';
  userId: string;
  /** Partner whose page the person uses: they act only as a patient, and see only data from there. */
  through?: string;
  /** Set when the partner's server signed the person in. */
  vouched?: true;
  /** The person's own sign-in; absent on a partner's page. */
  signIn?: SignInFacts & { sessionId: string };
}

/** `visitor`: signed out, on a partner's page. `partner`: a partner's server. `job`: runJobs() or the CLI. */
export type Actor =
  | { type: 'anonymous' }
  | PersonActor
  | { type: 'visitor'; partnerId: string }
  | { type: 'partner'; partnerId: string; keyId: string }
  | { type: 'job'; name: string };

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

/** Partner whose page or server makes the call. */
export function partnerOf(actor: Actor): string | undefined {
  if ('partnerId' in actor) return actor.partnerId;
  return 'through' in actor ? actor.through : undefined;
}
