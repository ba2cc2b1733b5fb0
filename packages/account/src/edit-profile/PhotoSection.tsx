import { TeleError } from '@tele/client';
import { DocumentList, useUploads } from '@tele/doctor-register/screens';
import { errorText, SaveIndicator, useLatest, type SaveState } from '@tele/kit';
import { Avatar, Button, Card, CardBody, Notice, TrashIcon, useMessages } from '@tele/ui';
import { useEffect, useState } from 'react';
import { AccountSection } from '../section/AccountSection.tsx';
import { sectionMessages } from '../section/section.messages.ts';
import type { OwnPartProps } from './own-part.ts';
import { ownProfileMessages } from './own-profile.messages.ts';
import './PhotoSection.css';
import { StaleNotice } from './StaleNotice.tsx';

const kinds = ['photo'] as const;

export const PhotoSection = ({ profile, own, onReadAgain }: OwnPartProps) => {
  const t = useMessages(ownProfileMessages);
  const { saveFailed } = useMessages(sectionMessages);
  const uploads = useUploads({ desk: 'own-profile', kinds });
  const [state, setState] = useState<SaveState>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const { photoKey = null, photoSmallKey = null } = uploads.newKeys;
  const save = async (documents: { photoKey: string | null; photoSmallKey?: string | null }): Promise<void> => {
    setProblem(null);
    setState('saving');
    try {
      await own.save('photo', { documents });
      uploads.clear();
      setState('saved');
    } catch (error) {
      const refused = error instanceof TeleError ? error.fields : {};
      uploads.refuse(refused);
      if (Object.keys(refused).length === 0) setProblem(errorText(error, saveFailed));
      setState('error');
    }
  };
  const latest = useLatest(save);
  useEffect(() => {
    if (photoKey !== null) void latest.current({ photoKey, photoSmallKey });
  }, [photoKey, photoSmallKey, latest]);
  const again = photoKey === null ? undefined : () => void save({ photoKey, photoSmallKey });
  return (
    <AccountSection
      title={t.photo}
      lede={t.photoLede}
      tools={
        <SaveIndicator
          state={state}
          onSettled={() => setState(photoKey === null ? 'idle' : 'waiting')}
          {...(again && { onRetry: again })}
        />
      }
    >
      <Card className="tele-own-photo-card">
        <CardBody>
          <div className="tele-own-photo">
            <Avatar name={profile.name} photoUrl={profile.photoUrl} size={56} />
            <div>
              <p className="tele-own-photo__name" translate="no">
                {profile.name}
              </p>
              <p className="tele-own-photo__hint">{profile.photoUrl ? t.photoHint : t.noPhoto}</p>
            </div>
            {profile.photoUrl && (
              <Button
                size="sm"
                iconStart={TrashIcon}
                loading={state === 'saving'}
                loadingLabel={t.removing}
                onClick={() => void save({ photoKey: null })}
              >
                {t.removePhoto}
              </Button>
            )}
          </div>
        </CardBody>
        <DocumentList
          uploads={uploads}
          requirements={[{ kind: 'photo', label: t.newPhoto, required: false, why: t.photoHint }]}
        />
      </Card>
      {own.stale === 'photo' && <StaleNotice onReadAgain={onReadAgain} />}
      {own.stale !== 'photo' && problem && (
        <Notice tone="critical" role="alert" compact>
          {problem}
        </Notice>
      )}
    </AccountSection>
  );
};
