import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EmailPreferences } from '@tele/core';
import { callKey, callQuery, QueryBoundary, SaveIndicator, useChange, useTele, type SaveState } from '@tele/kit';
import { Card, CardBody, Checkbox, Skeleton, useMessages } from '@tele/ui';
import { useState } from 'react';
import { AccountSection } from '../section/AccountSection.tsx';
import { emailPreferenceMessages } from './email-preferences.messages.ts';
import './EmailPreferencesSection.css';

export interface EmailPreferencesSectionProps {
  side: 'patient' | 'specialist';
}

/** Email preferences: fixed emails, and reminders that each save at once (design s). */
export const EmailPreferencesSection = ({ side }: EmailPreferencesSectionProps) => {
  const t = useMessages(emailPreferenceMessages);
  const { client } = useTele();
  const cache = useQueryClient();
  const query = useQuery(callQuery(client, 'myEmailPreferences'));
  const [state, setState] = useState<SaveState>('idle');
  // Chosen value until saved: of two at once, neither jumps back while the other is sending.
  const [chosen, setChosen] = useState<Partial<EmailPreferences>>({});
  const save = useChange('saveEmailPreferences', {
    onDone: (saved) => cache.setQueryData<EmailPreferences>(callKey('myEmailPreferences'), saved),
  });
  const choose = async (body: Partial<EmailPreferences>): Promise<void> => {
    const all = { ...chosen, ...body };
    setState('saving');
    setChosen(all);
    const done = await save.mutateAsync({ body: all }).then(
      () => true,
      () => false,
    );
    setState(done ? 'saved' : 'error');
    setChosen((now) => (now === all ? {} : now));
  };
  const last = save.variables?.body;
  return (
    <AccountSection
      title={t.title}
      lede={t.lede}
      tools={
        <SaveIndicator state={state} onSettled={() => setState('idle')} onRetry={() => last && void choose(last)} />
      }
    >
      <QueryBoundary
        query={query}
        errorTitle={t.loadFailed}
        loadingLabel={t.loading}
        loading={<Skeleton shape="block" height={180} />}
      >
        {(choices) => {
          const shown = { ...choices, ...chosen };
          return (
            <Card>
              <CardBody>
                <div className="tele-email-preferences">
                  <div>
                    <p className="tele-email-preferences__always">{t.always}</p>
                    <p className="tele-email-preferences__hint">
                      {side === 'specialist' ? t.alwaysHintSpecialist : t.alwaysHint}
                    </p>
                  </div>
                  <Checkbox
                    label={t.day}
                    description={t.dayHint}
                    checked={shown.dayBefore}
                    onChange={(event) => void choose({ dayBefore: event.target.checked })}
                  />
                  <Checkbox
                    label={t.hours}
                    description={t.hoursHint}
                    checked={shown.hoursBefore}
                    onChange={(event) => void choose({ hoursBefore: event.target.checked })}
                  />
                </div>
              </CardBody>
            </Card>
          );
        }}
      </QueryBoundary>
    </AccountSection>
  );
};
