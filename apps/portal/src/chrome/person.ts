import type { Me } from '../session/ProfileProvider.tsx';

export interface Person {
  /** Determines the tint of the initials. */
  id: string;
  name: string | null;
  email: string | null;
}

/** A person without a profile has no name either. */
export const personOf = (me: Me | null): Person => ({
  id: me?.userId ?? '',
  name: me?.name ?? null,
  email: me?.email ?? null,
});
