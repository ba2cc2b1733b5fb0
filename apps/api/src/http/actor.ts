/**
 * Who acts. `anonymous` is nobody signed in, `newcomer` is signed in without a role, `visitor` sees a partner's page before
 * signing in, `partner` is a partner's server, `job` is drain() and the command lines. A verb requires the ones it is for.
 * A specialist who was a patient before stays one: `alsoPatient`.
 */
export type Actor =
  | { type: 'anonymous' }
  | { type: 'newcomer'; userId: string }
  | { type: 'patient'; userId: string }
  | { type: 'specialist'; userId: string; specialistId: string; approved: boolean; alsoPatient?: boolean }
  | { type: 'staff'; userId: string }
  | { type: 'visitor'; partnerId: string }
  | { type: 'partner'; partnerId: string }
  | { type: 'job'; name: string };

/** Who acts as one word without spaces, for the audit. */
export function idOf(actor: Actor): string {
  switch (actor.type) {
    case 'newcomer':
    case 'patient':
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
