import { useQuery } from '@tanstack/react-query';
import { callQuery, useTele } from '@tele/kit';
import { useEffect } from 'react';
import { useProfile } from '../session/ProfileProvider.tsx';
import { isSpecialist } from '../session/sides.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Reloads the account after approval: access changes without a new sign-in. `category`: URL segment. */
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
