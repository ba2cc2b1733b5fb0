import { useQuery } from '@tanstack/react-query';
import { professionOf } from '@tele/core';
import { callQuery, useTele } from '@tele/kit';
import { useProfile } from '../session/ProfileProvider.tsx';
import { isSpecialist } from '../session/sides.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Polled while visible and on focus: staff decisions do not notify this page. */
const followed = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

/** Audience of `/work`: the dashboard for specialists, otherwise the chooser. Follows decisions without a reload. */
export const useStanding = (): 'specialist' | 'suspended' | 'none' => {
  const { client } = useTele();
  const { state } = useSession();
  const { me } = useProfile();
  const signedIn = state.status === 'signed-in';
  const works = signedIn && isSpecialist(me);
  // Same query as the profile: its answer updates all readers.
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
