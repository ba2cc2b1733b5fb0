import { useQuery } from '@tanstack/react-query';
import { professionOf } from '@tele/core';
import { callQuery, useTele } from '@tele/kit';
import { useProfile } from '../session/ProfileProvider.tsx';
import { isSpecialist } from '../session/sides.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Asked again while somebody looks, and when they come back: staff decide without telling this page. */
const followed = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

/**
 * Whom `/work` is for: a specialist has a dashboard there, one who is suspended and everybody else the chooser. An approval or a suspension while it is
 * open is followed without a reload.
 */
export const useStanding = (): 'specialist' | 'suspended' | 'none' => {
  const { client } = useTele();
  const { state } = useSession();
  const { me } = useProfile();
  const signedIn = state.status === 'signed-in';
  const works = signedIn && isSpecialist(me);
  // The profile's own call: what it answers is put where everybody reads it.
  useQuery({
    ...callQuery(client, 'authMe'),
    ...followed,
    enabled: signedIn && !works,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const category = professionOf(me?.profession ?? '')?.path ?? '';
  const provider = useQuery({
    ...callQuery(client, 'myProvider', { params: { category } }),
    ...followed,
    enabled: works && category !== '',
  });
  if (!works) return 'none';
  return provider.data?.status === 'SUSPENDED' ? 'suspended' : 'specialist';
};
