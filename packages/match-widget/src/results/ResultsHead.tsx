import { limits, zoneAbbreviation, zoneName, type FoundCounts, type ProfessionId, type SearchValue } from '@tele/core';
import { HeadLine, useHostPage, useNow, ZonePicker } from '@tele/kit';
import { PageHeader, useMessages, VisuallyHidden, type PageHeaderProps } from '@tele/ui';
import type { Ref } from 'react';
import { filtersMessages } from '../filters/filters.messages.ts';
import { worded } from '../screen/worded.ts';
import { resultsMessages } from './results.messages.ts';
import './Results.css';

export interface ResultsHeadProps {
  profession: ProfessionId;
  search: SearchValue;
  count: number | undefined;
  counts?: FoundCounts | undefined;
  zone: string;
  onZoneChange: (zone: string) => void;
  changeSearchHref: string | undefined;
  onChangeSearch: (() => void) | undefined;
  titleRef: Ref<HTMLHeadingElement> | undefined;
}

export const ResultsHead = (props: ResultsHeadProps) => {
  const {
    profession,
    search,
    count = 0,
    counts,
    zone,
    onZoneChange,
    changeSearchHref,
    onChangeSearch,
    titleRef,
  } = props;
  const t = useMessages(resultsMessages);
  const filterTexts = useMessages(filtersMessages);
  const words = worded(profession);
  const { head } = useHostPage();
  const now = useNow();
  const title = t.title(search);
  if (head) {
    const place = `${zoneName(zone)} (${zoneAbbreviation(now.toISOString(), zone)})`;
    return (
      <>
        <HeadLine
          head={head}
          titleRef={titleRef}
          text={t.headLine({ ...words, title, count, zone: place })}
          back={onChangeSearch && { label: t.changeSearch, onSelect: onChangeSearch }}
        />
        <VisuallyHidden role="status">{counts && filterTexts.found({ ...words, ...counts })}</VisuallyHidden>
      </>
    );
  }
  return (
    <PageHeader
      titleRef={titleRef}
      crumb={crumbOf(t.changeSearch, changeSearchHref, onChangeSearch)}
      title={title}
      // Announced as filters change it.
      lede={
        <span role="status">
          {counts
            ? filterTexts.found({ ...words, ...counts })
            : count > 0 && (
                <>
                  <span>{t.lede({ ...words, count })}</span>{' '}
                  <span className="tele-results__wide">{t.ledePick({ ...words, max: limits.maxPicks })}</span>
                </>
              )}
        </span>
      }
      tools={<ZonePicker value={zone} onValueChange={onZoneChange} />}
    />
  );
};

function crumbOf(
  label: string,
  href: string | undefined,
  onSelect: (() => void) | undefined,
): PageHeaderProps['crumb'] {
  if (href) return { label, href };
  return onSelect && { label, onSelect };
}
