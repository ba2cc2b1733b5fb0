import { useQuery } from '@tanstack/react-query';
import { callQuery, useTele } from '@tele/kit';
import { useEffect } from 'react';
import { useProfile } from '../session/ProfileProvider.tsx';
import { isSpecialist } from '../session/sides.ts';
import { useSession } from '../session/SessionProvider.tsx';

/**
 * Reads the account anew once staff have approved the application that the page shows: the navigation and what may be opened
 * change without another sign-in. `category` is the segment of the URL ('doctors').
 */
export const useApproval = (category: string): void => {
  const { client } = useTele();
  const { state } = useSession();
  const { me, reload } = useProfile();
  const { data } = useQuery({
    ...callQuery(client, 'myProvider', { params: { category } }),
    enabled: state.status === 'signed-in',
  });
  const unread = data?.status === 'APPROVED' && me !== null && !isSpecialist(me);
  useEffect(() => {
    if (unread) reload();
  }, [unread, reload]);
};
