import { wordingOf, type ProfessionId, type SearchValue } from '@tele/core';
import { useDisplayZone, useTele } from '@tele/kit';
import { PageHeader } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import { Split } from '../screen/Split.tsx';
import { HowMatchingWorks } from './HowMatchingWorks.tsx';
import { specialtiesQuery } from './search.data.ts';
import { SearchForm } from './SearchForm.tsx';

export interface SearchScreenProps {
  profession: ProfessionId;
  /** What the form starts with, from a URL or from the search before. */
  initial?: SearchValue;
  /** Where Cancel leads; left out, there is no Cancel. */
  cancelHref?: string;
  /** Where 'All categories' leads; left out, it is not drawn. */
  categoriesHref?: string;
  /** Called with a specialty chosen and every text trimmed; `tz` is the zone shown. */
  onSearch: (value: SearchValue) => void;
  headingLevel?: 1 | 2;
  titleRef?: Ref<HTMLHeadingElement>;
}

const empty: SearchValue = { specialty: '', reason: '', state: null, tz: null, feeCapCents: null };

/** /match/:profession: what is looked for (spec section 2 'Match search'). */
export const SearchScreen = (props: SearchScreenProps) => {
  const { profession, initial = empty, cancelHref, categoriesHref, onSearch, headingLevel = 1, titleRef } = props;
  const { client } = useTele();
  const specialties = useQuery(specialtiesQuery(client, profession));
  const [zone, setZone] = useDisplayZone(initial.tz ?? 'browser');
  const wording = wordingOf(profession);
  return (
    <Screen name="search">
      <PageHeader
        level={headingLevel}
        titleRef={titleRef}
        crumb={categoriesHref ? { label: 'All categories', href: categoriesHref } : undefined}
        title={wording.searchTitle}
        lede={wording.lede}
      />
      <Split
        main={
          <SearchForm
            key={profession}
            wording={wording}
            initial={initial}
            specialties={specialties}
            zone={zone}
            cancelHref={cancelHref}
            onZoneChange={setZone}
            onRetry={() => void specialties.refetch()}
            onSearch={onSearch}
          />
        }
        aside={<HowMatchingWorks professionals={wording.professionals} level={headingLevel === 1 ? 2 : 3} />}
      />
    </Screen>
  );
};
