import { type DayKey, type SearchValue, type Specialist, type SpecialistPage } from '@tele/core';
import { ZonePicker } from '@tele/kit';
import { BareLink, ButtonLink, ChevronLeftIcon, Heading, Icon, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useMemo, type Ref } from 'react';
import { resultsMessages } from '../results/results.messages.ts';
import { SlotsFailed } from '../results/SlotsFailed.tsx';
import { useListLayout } from '../results/use-list-width.ts';
import { PickingBar } from '../results/PickingBar.tsx';
import { usePicking } from '../results/use-picking.ts';
import type { Booker } from '../submit/booker.data.ts';
import { useSubmit } from '../submit/submit.data.ts';
import { SubmitSheet } from '../submit/SubmitSheet.tsx';
import { AlertButton } from '../alerts/AlertButton.tsx';
import { AlertCard } from '../alerts/AlertCard.tsx';
import { AllTimes } from './AllTimes.tsx';
import { useFavourite } from './specialist.data.ts';
import { specialistMessages } from './specialist.messages.ts';
import { SpecialistFacts } from './SpecialistFacts.tsx';
import './SpecialistBooking.css';

export interface SpecialistBookingProps {
  specialist: SpecialistPage;
  search: SearchValue;
  slots: { data: SlotList | undefined; error: Error | null; isFetching: boolean };
  zone: string;
  onZoneChange: (zone: string) => void;
  today: DayKey;
  booker: Booker;
  reload: () => Promise<void>;
  resultsHref: (profession: SpecialistPage['profession'], search: SearchValue) => string;
  onSubmitted: (made: { selectionId: string }) => void;
  onPaymentPending: (made: { selectionId: string }) => void;
  onOpenRequest: (request: { selectionId: string }) => void;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

type SlotList = readonly { startISO: string; endISO: string }[];

export const SpecialistBooking = (props: SpecialistBookingProps) => {
  const { specialist, search, slots, zone, today, booker, reload, resultsHref } = props;
  const { specialistId, name, profession } = specialist;
  const t = useMessages(specialistMessages);
  const words = useMessages(resultsMessages);
  const [ref, layout] = useListLayout();
  const found = useMemo((): readonly Specialist[] => [specialist], [specialist]);
  const submit = useSubmit({ profession, search, onSelectionCreated: undefined });
  const picking = usePicking({ ...props, profession, found, slots: [slots], submit });
  const favourite = useFavourite(specialistId, booker);
  const pickedISO = picking.picks.find((pick) => pick.specialistId === specialistId)?.slotISO ?? null;
  const times = slots.data;
  return (
    <div ref={ref} className="tele-specialist">
      <BareLink href={resultsHref(profession, search)} className="tele-specialist__crumb">
        <Icon icon={ChevronLeftIcon} size="sm" />
        <span>{words.title(search)}</span>
      </BareLink>
      <div className="tele-specialist__columns">
        <SpecialistFacts
          specialist={specialist}
          titleRef={props.titleRef}
          isKept={favourite.isKept}
          busy={favourite.busy}
          onKeep={favourite.toggle}
        >
          {/* Without times, the alert card replaces the days. */}
          {times !== undefined && times.length > 0 && <AlertButton {...{ profession, specialistId, booker }} />}
        </SpecialistFacts>
        <section className="tele-specialist__times">
          <div className="tele-specialist__head">
            <div>
              <Heading level={2} look="section">
                {t.allTimes}
              </Heading>
              {times !== undefined && <p>{times.length > 0 ? t.times({ count: times.length }) : words.noTimes}</p>}
            </div>
            <ZonePicker value={zone} onValueChange={props.onZoneChange} />
          </div>
          {times === undefined &&
            (slots.error ? (
              <SlotsFailed name={name} error={slots.error} retrying={slots.isFetching} onRetry={() => void reload()} />
            ) : (
              <SkeletonRegion label={t.timesLoading}>
                <Skeleton shape="block" height={240} />
              </SkeletonRegion>
            ))}
          {times?.length === 0 && (
            <AlertCard
              what={{ profession, specialty: null, specialistId, state: null, filters: {} }}
              {...{ name, zone, booker }}
            />
          )}
          {times !== undefined && times.length > 0 && (
            <AllTimes
              slots={times}
              {...{ name, zone, today, pickedISO }}
              full={picking.full && pickedISO === null}
              onPick={(slotISO) => picking.toggle(specialistId, slotISO)}
            />
          )}
          {picking.picks.length > 0 && <ButtonLink href={resultsHref(profession, search)}>{t.addAnother}</ButtonLink>}
        </section>
      </div>
      <PickingBar picking={picking} narrow={layout.stacked} />
      <SubmitSheet {...picking.sheet} />
    </div>
  );
};
