import { useQuery } from '@tanstack/react-query';
import { professionOf, type SpecialistProfile } from '@tele/core';
import { callQuery, QueryBoundary, useTele } from '@tele/kit';
import { ButtonLink, EyeIcon, PageHeader, Skeleton, useMessages } from '@tele/ui';
import { useRef, useState, type ReactNode } from 'react';
import { places } from '../../places.ts';
import { AboutSection } from './AboutSection.tsx';
import { FactsSection } from './FactsSection.tsx';
import { ownProfileMessages } from './own-profile.messages.ts';
import { PhotoSection } from './PhotoSection.tsx';
import { useOwnProfile } from './use-own-profile.ts';
import '../section/AccountPage.css';

export interface OwnProfileScreenProps {
  /** Patient profile of a specialist who is also a patient. */
  asPatient?: ReactNode;
}

/** `/register` of a specialist: public profile in separately saved parts (design s2). */
export const OwnProfileScreen = ({ asPatient }: OwnProfileScreenProps) => {
  const t = useMessages(ownProfileMessages);
  const { client } = useTele();
  const query = useQuery(callQuery(client, 'mySpecialistProfile'));
  const title = useRef<HTMLHeadingElement>(null);
  const { profession, name } = query.data ?? {};
  return (
    <div className="tele-account-page">
      <PageHeader
        titleRef={title}
        title={t.title}
        crumb={{ label: t.account, href: places.specialist.href() }}
        lede={name !== undefined && t.lede({ name })}
        tools={
          profession && (
            <ButtonLink href={places.preview.href(professionOf(profession)?.path ?? profession)} iconStart={EyeIcon}>
              {t.preview}
            </ButtonLink>
          )
        }
      />
      <QueryBoundary
        query={query}
        errorTitle={t.loadFailed}
        loadingLabel={t.loading}
        loading={<Skeleton shape="block" height={480} />}
      >
        {(profile) => (
          <Parts
            profile={profile}
            onReadAgain={async () => {
              await query.refetch();
              title.current?.focus();
            }}
          />
        )}
      </QueryBoundary>
      {asPatient}
    </div>
  );
};

interface PartsProps {
  profile: SpecialistProfile;
  onReadAgain: () => Promise<void>;
}

const Parts = ({ profile, onReadAgain }: PartsProps) => {
  const own = useOwnProfile(profile);
  const [readings, setReadings] = useState(0);
  const part = {
    profile,
    own,
    onReadAgain: () => {
      void onReadAgain().then(() => {
        own.forget();
        // Remounts the form with the saved values.
        setReadings(readings + 1);
      });
    },
  };
  return (
    <>
      <PhotoSection {...part} />
      <AboutSection key={`about ${readings}`} {...part} />
      <FactsSection key={`facts ${readings}`} {...part} />
    </>
  );
};
