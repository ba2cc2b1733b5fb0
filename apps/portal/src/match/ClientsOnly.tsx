import { mayBook } from '@tele/core';
import { Notice, useMessages } from '@tele/ui';
import { useProfile } from '../session/ProfileProvider.tsx';
import './ClientsOnly.css';
import { matchMessages } from './match.messages.ts';

/** Tells a specialist, and staff, on a client's page, long before a card is asked for, that they cannot book (spec section 6). */
export const ClientsOnly = () => {
  const { me } = useProfile();
  const t = useMessages(matchMessages);
  if (!me || mayBook(me)) return null;
  return (
    <Notice className="tele-clients-only" title={t.clientsOnly}>
      {t.clientsOnlyText}
    </Notice>
  );
};
