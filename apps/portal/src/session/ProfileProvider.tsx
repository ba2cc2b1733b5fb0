import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@tele/core/contract';
import { callKey, callQuery, useTele } from '@tele/kit';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { isPatient } from './sides.ts';
import { useSession } from './SessionProvider.tsx';

export type Me = Answer<'authMe'>;

export interface Profile {
  loading: boolean;
  /** Null when the call failed: the portal continues without a profile (spec section 8). */
  me: Me | null;
  /** Has a patient profile; also true when the call failed, since the API decides. */
  isPatient: boolean;
  replace: (me: Me) => void;
  reload: () => void;
}

export const ProfileContext = createContext<Profile | null>(null);

export const useProfile = (): Profile => {
  const value = useContext(ProfileContext);
  if (!value) throw new Error('No ProfileProvider above this component: put it inside TeleProvider.');
  return value;
};

export const ProfileProvider = ({ children }: { children: ReactNode }) => {
  const { client } = useTele();
  const { state } = useSession();
  const cache = useQueryClient();
  const { data, isPending, refetch } = useQuery({
    ...callQuery(client, 'authMe'),
    enabled: state.status === 'signed-in',
    staleTime: 5 * 60_000,
    // Offline it must fail, not wait, or no cached screen could show under the offline banner.
    networkMode: 'always',
  });
  const value = useMemo<Profile>(() => {
    const me = (state.status === 'signed-in' && data) || null;
    return {
      loading: state.status === 'signed-in' && isPending,
      me,
      isPatient: isPatient(me),
      replace: (saved) => cache.setQueryData<Me>(callKey('authMe'), saved),
      reload: () => void refetch(),
    };
  }, [state.status, data, isPending, cache, refetch]);
  return <ProfileContext value={value}>{children}</ProfileContext>;
};
