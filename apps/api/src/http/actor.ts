import type { SignInFacts } from '@tele/core';

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
  through?: string;
  /** Set when the partner's server signed the person in. */
  vouched?: true;
  signIn?: SignInFacts & { sessionId: string };
}

/**
 * `visitor`: signed out, on a partner's page. `browses`: signed out, in an open portal.
 * `partner`: a partner's server. `job`: runJobs() or the CLI.
 */
export type Actor =
  | { type: 'anonymous'; browses?: true }
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

export function partnerOf(actor: Actor): string | undefined {
  if ('partnerId' in actor) return actor.partnerId;
  return 'through' in actor ? actor.through : undefined;
}
