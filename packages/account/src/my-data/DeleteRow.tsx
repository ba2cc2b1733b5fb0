import type { InTheWay } from '@tele/core';
import { callQuery, errorText, useChange, useTele } from '@tele/kit';
import { Button, ButtonLink, ConfirmDialog, useMessages, VisuallyHidden } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AccountLinks } from '../links.ts';
import { AccountRow } from '../section/AccountRow.tsx';
import { myDataMessages } from './my-data.messages.ts';
import '../section/AccountScreen.css';

export interface DeleteRowProps {
  works: boolean;
  links: Pick<AccountLinks, 'requests' | 'appointments' | 'offers'>;
  onDeleted: (receiptId: string) => void;
}

export const DeleteRow = ({ works, links, onDeleted }: DeleteRowProps) => {
  const t = useMessages(myDataMessages);
  const { client } = useTele();
  const ending = useQuery({ ...callQuery(client, 'accountEnding'), staleTime: 0 });
  const remove = useChange('deleteAccount', { onDone: ({ receiptId }) => onDeleted(receiptId) });
  const [asking, setAsking] = useState(false);
  const inTheWay = ending.data?.inTheWay ?? [];
  const said: Record<InTheWay, string> = {
    'open-request': t['open-request'],
    appointment: t.appointmentToCome,
    offer: t.openOffer,
    money: t.money,
    staff: t.staffAccount,
  };
  const close = (): void => {
    setAsking(false);
    remove.reset();
    // A refusal means that something changed: reload the blockers.
    void ending.refetch();
  };
  const stays = works ? t.deleteHintWorks : t.deleteHint;
  const hint: ReactNode = inTheWay.length === 0 ? stays : inTheWay.map((what) => said[what]).join(' ');
  return (
    <>
      <AccountRow title={t.delete} hint={hint} problem={ending.error && !ending.data ? t.endingFailed : null}>
        <span className="tele-account-screen__buttons">
          {inTheWay.includes('open-request') && links.requests && (
            <ButtonLink size="sm" href={links.requests}>
              {t['open-requestLink']}
            </ButtonLink>
          )}
          {inTheWay.includes('appointment') && links.appointments && (
            <ButtonLink size="sm" href={links.appointments()}>
              {t.appointmentLink}
            </ButtonLink>
          )}
          {inTheWay.includes('offer') && links.offers && (
            <ButtonLink size="sm" href={links.offers}>
              {t.openOfferLink}
            </ButtonLink>
          )}
          {ending.error && !ending.data && (
            <Button size="sm" loading={ending.isFetching} onClick={() => void ending.refetch()}>
              <span>{t.again}</span>
              <VisuallyHidden>{t.ofWhich({ what: t.delete })}</VisuallyHidden>
            </Button>
          )}
          {ending.data && inTheWay.length === 0 && (
            <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
              {t.deleteButton}
            </Button>
          )}
        </span>
      </AccountRow>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t.deleteTitle}
        confirmLabel={t.deleteConfirm}
        busy={remove.isPending || remove.isSuccess}
        busyLabel={t.deleting}
        error={remove.error && errorText(remove.error, t.deleteFailed)}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      >
        <div className="tele-account-screen__asked">
          <p>{works ? t.deleteGoesWorks : t.deleteGoes}</p>
          <p>{works ? t.deleteStaysWorks : t.deleteStays}</p>
          {works && <p>{t.deletePays}</p>}
        </div>
      </ConfirmDialog>
    </>
  );
};
