import type { Actor } from './actor.ts';

export type ActingSide =
  | { side: 'patient'; userId: string; through?: string }
  | { side: 'specialist'; userId: string; specialistId: string; approved: boolean };

export function sideOf(actor: Actor, named: 'patient' | 'specialist' | undefined): ActingSide | undefined {
  if (actor.type !== 'person') return undefined;
  const { userId, specialist, through } = actor;
  if (specialist && named !== 'patient') return { side: 'specialist', userId, ...specialist };
  if (!actor.patient || named === 'specialist') return undefined;
  return { side: 'patient', userId, ...(through !== undefined && { through }) };
}
