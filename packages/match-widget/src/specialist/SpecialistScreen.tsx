import { dayKey, type SearchValue, type SpecialistPage } from '@tele/core';
import { TeleError } from '@tele/client';
import { browserZone, QueryBoundary, useDisplayZone, useNow } from '@tele/kit';
import { ButtonLink, EmptyState, Skeleton, useMessages } from '@tele/ui';
import { useCallback, type Ref } from 'react';
import { Screen } from '../screen/Screen.tsx';
import { useBooker } from '../submit/booker.data.ts';
import { useSpecialistPage } from './specialist.data.ts';
import { specialistMessages } from './specialist.messages.ts';
import { SpecialistBooking } from './SpecialistBooking.tsx';

export interface SpecialistScreenProps {
  specialistId: string;
  search?: SearchValue | undefined;
  resultsHref: (profession: SpecialistPage['profession'], search: SearchValue) => string;
  findHref: string;
  onSubmitted: (made: { selectionId: string }) => void;
  onPaymentPending: (made: { selectionId: string }) => void;
  onOpenRequest: (request: { selectionId: string }) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /specialists/:id: one specialist with all times, sharing the search's picks (design section 10 'w'). */
export const SpecialistScreen = (props: SpecialistScreenProps) => {
  const { specialistId, findHref } = props;
  const t = useMessages(specialistMessages);
  const { page, slots } = useSpecialistPage(specialistId);
  const booker = useBooker();
  const [zone, setZone] = useDisplayZone(props.search?.tz, browserZone);
  const today = dayKey(useNow().toISOString(), zone);
  const { refetch } = slots;
  const reload = useCallback(async (): Promise<void> => void (await refetch()), [refetch]);
  return (
    <Screen name="specialist">
      <QueryBoundary
        query={page}
        loading={<Skeleton shape="block" height={320} />}
        loadingLabel={t.loading}
        errorTitle={t.failed}
        headingLevel={1}
        renderError={(error) =>
          error instanceof TeleError && error.code === 'NOT_FOUND' ? (
            <EmptyState
              level={1}
              title={t.gone}
              hint={t.goneHint}
              action={<ButtonLink href={findHref}>{t.find}</ButtonLink>}
            />
          ) : null
        }
      >
        {(specialist) => (
          <SpecialistBooking
            key={specialist.specialistId}
            {...props}
            specialist={specialist}
            search={searchOf(specialist, props.search)}
            slots={slots}
            {...{ zone, today, booker, reload }}
            onZoneChange={setZone}
          />
        )}
      </QueryBoundary>
    </Screen>
  );
};

/** Search that led here if it fits the specialist, otherwise their first specialty, any state. */
function searchOf({ specialties }: SpecialistPage, search: SearchValue | undefined): SearchValue {
  if (search && specialties.includes(search.specialty)) return search;
  return { specialty: specialties[0] ?? '', reason: '', state: null, tz: search?.tz ?? null, feeCapCents: null };
}
