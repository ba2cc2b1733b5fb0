import type { ProfessionId, SearchValue } from '@tele/core';
import { browserZone, useDisplayZone, useReady } from '@tele/kit';
import { PageHeader, useMessages } from '@tele/ui';
import type { ReactNode, Ref } from 'react';
import { CategoryNotices } from '../notices/CategoryNotices.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Split } from '../screen/Split.tsx';
import { worded } from '../screen/worded.ts';
import { useSpecialties } from '../specialties/specialties.data.ts';
import { searchMessages } from './search.messages.ts';
import { SearchForm, type NewOpenRequestStart } from './SearchForm.tsx';

export interface SearchScreenProps {
  profession: ProfessionId;
  initial?: SearchValue;
  cancelHref?: string;
  categoriesHref?: string;
  onSearch: (value: SearchValue) => void;
  onNewOpenRequest?: (begun: NewOpenRequestStart) => void;
  /** Next to the form, such as an explanation or a search by name. */
  beside?: ReactNode;
  /** Called when a person starts to fill the form: time to preload the next step. */
  onBegin?: () => void;
  draft?: string;
  titleRef?: Ref<HTMLHeadingElement>;
}

const empty: SearchValue = { specialty: '', reason: '', state: null, tz: null, feeCapCents: null };

export const SearchScreen = (props: SearchScreenProps) => {
  const { profession, initial = empty, cancelHref, categoriesHref, beside, onSearch, onBegin, titleRef } = props;
  const specialties = useSpecialties(profession);
  useReady(!specialties.isPending || specialties.fetchStatus === 'paused');
  const [zone, setZone] = useDisplayZone(initial.tz, browserZone);
  const t = useMessages(searchMessages);
  const words = worded(profession);
  return (
    <Screen name="search">
      <PageHeader
        titleRef={titleRef}
        crumb={categoriesHref ? { label: t.allCategories, href: categoriesHref } : undefined}
        title={t.title(words)}
        lede={t.lede(words)}
      />
      <Split
        main={
          <SearchForm
            key={profession}
            worded={words}
            initial={initial}
            specialties={specialties}
            zone={zone}
            draft={props.draft}
            cancelHref={cancelHref}
            onZoneChange={setZone}
            onRetry={() => void specialties.refetch()}
            onSearch={onSearch}
            onNewOpenRequest={props.onNewOpenRequest}
            onBegin={onBegin}
          />
        }
        aside={
          <>
            <CategoryNotices profession={profession} place="search" specialty={null} />
            {beside}
          </>
        }
      />
    </Screen>
  );
};
