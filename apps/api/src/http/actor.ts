/**
 * Who acts. `anonymous` is nobody signed in, `newcomer` is signed in without a role, `visitor` sees a partner's page before
 * signing in, `partner` is a partner's server, `job` is drain() and the command lines. A verb requires the ones it is for.
 * A specialist who was a patient before stays one: `alsoPatient`. `through` is the partner on whose page a person acts: they see what was made
 * there, as a patient whatever else they are; a `bystander` is somebody there who cannot be one, a specialist or staff.
 */
export type Actor =
  | { type: 'anonymous' }
  | { type: 'newcomer'; userId: string; through?: string }
  | { type: 'patient'; userId: string; through?: string }
  | { type: 'bystander'; userId: string; through: string }
  | { type: 'specialist'; userId: string; specialistId: string; approved: boolean; alsoPatient?: boolean }
  | { type: 'staff'; userId: string }
  | { type: 'visitor'; partnerId: string }
  | { type: 'partner'; partnerId: string; keyId: string }
  | { type: 'job'; name: string };

/** Who acts as one word without spaces, for the audit. */
export function idOf(actor: Actor): string {
  switch (actor.type) {
    case 'newcomer':
    case 'patient':
    case 'bystander':
    case 'specialist':
    case 'staff':
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

/** The partner on whose page, or as whose server, somebody acts; undefined for everybody else. */
export function partnerOf(actor: Actor): string | undefined {
  if ('partnerId' in actor) return actor.partnerId;
  return 'through' in actor ? actor.through : undefined;
}
