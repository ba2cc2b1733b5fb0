import type { Specialist, SpecialistProfile, Wording } from '@tele/core';
import { SpecialistInfo } from '@tele/kit/screens';
import { Card, Heading, useMessages } from '@tele/ui';
import { useId, useMemo } from 'react';
import { providerHomeMessages } from './provider-home.messages.ts';
import './FirstDay.css';

export interface FutureCardProps {
  profile: SpecialistProfile;
  hasHours: boolean;
  words: Wording;
}

/** Preview of the result card, with dashed placeholder times if there are none. */
export const FutureCard = ({ profile, hasHours, words }: FutureCardProps) => {
  const t = useMessages(providerHomeMessages);
  const [titleId, nameId] = [useId(), useId()];
  const specialist = useMemo(() => asListed(profile), [profile]);
  return (
    <section aria-labelledby={titleId} className="tele-future-card">
      <Heading level={2} look="mini" id={titleId}>
        {t.seen({ words })}
      </Heading>
      <Card>
        <SpecialistInfo specialist={specialist} headingId={nameId} />
        {!hasHours && (
          <div className="tele-future-card__times">
            <p>{t.noTimes}</p>
            <div className="tele-future-card__slots" aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
          </div>
        )}
      </Card>
      {!hasHours && <p className="tele-future-card__note">{t.timesSoon}</p>}
    </section>
  );
};

/** Profile in the form of a search result. */
function asListed(profile: SpecialistProfile): Specialist {
  const { languages, feeFromCents, profileType } = profile;
  return {
    specialistId: profile.specialistId,
    name: profile.name,
    photoUrl: profile.photoUrl,
    photoSmallUrl: profile.photoSmallUrl,
    location: profile.location,
    subspecialties: profile.subspecialties,
    bio: profile.bio,
    featured: profileType === 'EUCA_MD',
    ...(languages.length > 1 && { languages }),
    ...(feeFromCents !== null && { feeFromCents }),
  };
}
