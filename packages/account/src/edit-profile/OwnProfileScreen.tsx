import { useQuery } from '@tanstack/react-query';
import { professionOf, type SpecialistProfile } from '@tele/core';
import { callQuery, QueryBoundary, useTele } from '@tele/kit';
import { ButtonLink, EyeIcon, PageHeader, Skeleton, useMessages } from '@tele/ui';
import { useCallback, useRef, useState, type ReactNode, type RefCallback } from 'react';
import type { AccountLinks, Target } from '../links.ts';
import { AboutSection } from './AboutSection.tsx';
import { FactsSection } from './FactsSection.tsx';
import { ownProfileMessages } from './own-profile.messages.ts';
import { PhotoSection } from './PhotoSection.tsx';
import { useOwnProfile } from './use-own-profile.ts';
import '../section/AccountScreen.css';

export interface OwnProfileScreenProps {
  previewHref?: AccountLinks['preview'];
  back?: Target;
  titleRef?: RefCallback<HTMLElement>;
  /** Patient profile of a specialist who is also a patient. */
  asPatient?: ReactNode;
  onSaved?: () => void;
}

/** Public profile of a specialist in separately saved parts (design s2). */
export const OwnProfileScreen = ({ previewHref, back, titleRef, asPatient, onSaved }: OwnProfileScreenProps) => {
  const t = useMessages(ownProfileMessages);
  const { client } = useTele();
  const query = useQuery(callQuery(client, 'mySpecialistProfile'));
  const title = useRef<HTMLHeadingElement>(null);
  const holdTitle = useCallback(
    (heading: HTMLHeadingElement | null) => {
      title.current = heading;
      titleRef?.(heading);
    },
    [titleRef],
  );
  const { profession, name } = query.data ?? {};
  return (
    <div className="tele-account-screen">
      <PageHeader
        titleRef={holdTitle}
        title={t.title}
        crumb={back && { label: t.account, ...back }}
        lede={name !== undefined && t.lede({ name })}
        tools={
          profession &&
          previewHref && (
            <ButtonLink href={previewHref(professionOf(profession)?.path ?? profession)} iconStart={EyeIcon}>
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
            onSaved={onSaved}
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
  onSaved: (() => void) | undefined;
  onReadAgain: () => Promise<void>;
}

const Parts = ({ profile, onSaved, onReadAgain }: PartsProps) => {
  const own = useOwnProfile(profile, onSaved);
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
