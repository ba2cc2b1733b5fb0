import type { Place } from '../places.ts';
import { sideOf, type Role } from './role.ts';

/** Where a place of one side leads somebody of the other; null when they may stay. Without a profile nobody is sent anywhere: the API refuses what is not theirs. */
export const elsewhere = ({ who }: Place, me: { role: Role } | null): string | null =>
  typeof who === 'object' && me && sideOf(me.role) !== who.side ? who.others : null;
