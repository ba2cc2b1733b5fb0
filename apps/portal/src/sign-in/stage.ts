import type { Answer } from '@tele/core/contract';
import type { SessionState } from '../session/session.ts';
import type { Known } from './known-sign-ins.ts';
import type { Opener } from './use-opener.ts';

export type Stage =
  | 'loading'
  /** The API did not answer. */
  | 'away'
  /** Ended, unknown, or taken by another person. */
  | 'over'
  /** The opening page has not confirmed this sign-in yet. */
  | 'waiting'
  /** The opener never answers: signing in for an unknown page is refused. */
  | 'stranger'
  /** Link requested in another browser. */
  | 'elsewhere'
  | 'choose'
  /** Signed in already: the person confirms who they are. */
  | 'continue'
  /** A link or Google sign-in is being completed. */
  | 'signing-in'
  | 'approving'
  | 'done';

export interface Facts {
  state: Answer<'getSignIn'>['state'] | null;
  trouble: 'unknown' | 'away' | null;
  known: Known;
  opener: Opener;
  /** A link or a landing is being completed. */
  arriving: boolean;
  /** The opening link belongs to another browser. */
  fromElsewhere: boolean;
  session: Pick<SessionState, 'status'> & { madeHere?: boolean };
  /** Email of the signed-in person; undefined while loading, null if that failed. */
  email: string | null | undefined;
  approval: 'idle' | 'pending' | 'failed' | 'done';
  /** The person chose another account. */
  another: boolean;
}

/** Stage for the known facts. Sign-in starts only after the opening page has answered. */
export function stageOf(facts: Facts): Stage {
  const { state, known, opener, session, approval } = facts;
  const approved = approval === 'done' || known === 'approved';
  if (approved || (known === 'answered' && (state === 'APPROVED' || state === 'FINISHED'))) return 'done';
  if (facts.arriving) return 'signing-in';
  if (facts.fromElsewhere && known === 'unknown') return 'elsewhere';
  if (state === null) return facts.trouble === null ? 'loading' : facts.trouble === 'unknown' ? 'over' : 'away';
  if (state !== 'WAITING') return 'over';
  if (opener !== 'answered') return opener === 'asking' ? 'waiting' : 'stranger';
  if (session.status === 'checking') return 'loading';
  if (session.status === 'signed-out' || facts.another) return 'choose';
  if (approval === 'pending' || (session.madeHere && approval === 'idle')) return 'approving';
  if (facts.email === undefined) return 'loading';
  return facts.email === null ? 'away' : 'continue';
}
