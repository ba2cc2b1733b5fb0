import { useQuery } from '@tanstack/react-query';
import { sydney } from '@tele/core';
import { callQuery, errorText, QueryBoundary, useChange, useFormat, useNow, useTele } from '@tele/kit';
import { Button, Card, ConfirmDialog, Skeleton, useFocusKept, useMessages, useToast, VisuallyHidden } from '@tele/ui';
import { useState } from 'react';
import { AccountRow } from '../section/AccountRow.tsx';
import { AccountSection } from '../section/AccountSection.tsx';
import { ClinicRow } from './ClinicRow.tsx';
import { sessionsMessages } from './sessions.messages.ts';
import '../section/AccountRows.css';

export interface SessionsSectionProps {
  onSignedOut: () => void;
}

/** Devices and clinics' sites where the person is signed in, each with a sign-out. */
export const SessionsSection = ({ onSignedOut }: SessionsSectionProps) => {
  const t = useMessages(sessionsMessages);
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const { client } = useTele();
  const query = useQuery(callQuery(client, 'mySessions'));
  const focus = useFocusKept<HTMLElement>(JSON.stringify(query.data));
  const [asking, setAsking] = useState(false);
  const end = useChange('endOwnSession', { refreshOn: ['NOT_FOUND'] });
  const endAll = useChange('endAllSessions', { onDone: onSignedOut });
  const when = (iso: string): string => format.dayTimeWithZone(iso, sydney, now);
  const problemOf = (id: string): string | null =>
    end.error && end.variables?.params.id === id ? errorText(end.error, t.failed) : null;
  const isEnding = (id: string): boolean => end.isPending && end.variables.params.id === id;
  return (
    <AccountSection title={t.title} lede={t.lede}>
      <QueryBoundary
        query={query}
        errorTitle={t.loadFailed}
        loadingLabel={t.loading}
        loading={<Skeleton shape="block" height={144} />}
      >
        {({ devices, clinics }) => (
          <Card {...focus}>
            <ul className="tele-account-rows">
              {devices.map(({ sessionId: id, device, signedInAt, seenAt, isThis }) => {
                const name = device ?? t.unknown;
                return (
                  <AccountRow
                    key={id}
                    title={name}
                    hint={isThis ? t.thisDevice : t.seen({ when: when(seenAt) })}
                    more={[t.since({ when: when(signedInAt) })]}
                    problem={problemOf(id)}
                  >
                    {!isThis && (
                      <Button
                        size="sm"
                        loading={isEnding(id)}
                        onClick={() =>
                          end.mutate(
                            { params: { id } },
                            { onSuccess: () => toast.show(t.signedOut({ name }), { tone: 'positive' }) },
                          )
                        }
                      >
                        <span>{t.signOut}</span>
                        <VisuallyHidden>{t.ofWhich({ name, when: when(signedInAt) })}</VisuallyHidden>
                      </Button>
                    )}
                  </AccountRow>
                );
              })}
              {clinics.map((clinic) => (
                <ClinicRow key={clinic.partnerId} {...clinic} />
              ))}
              <AccountRow title={t.everywhere} hint={t.everywhereHint}>
                <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
                  {t.everywhere}
                </Button>
              </AccountRow>
            </ul>
          </Card>
        )}
      </QueryBoundary>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t.everywhereTitle}
        confirmLabel={t.everywhere}
        cancelLabel={t.stay}
        busy={endAll.isPending || endAll.isSuccess}
        busyLabel={t.signingOut}
        error={endAll.error && errorText(endAll.error, t.failed)}
        onConfirm={() => endAll.mutate()}
        onCancel={() => {
          endAll.reset();
          setAsking(false);
        }}
      >
        {t.everywhereDetail}
      </ConfirmDialog>
    </AccountSection>
  );
};
