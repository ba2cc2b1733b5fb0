import type { Droppable, FoundCounts } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Card, ChevronRightIcon, Heading, Icon, useMessages } from '@tele/ui';
import { useId } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import { filtersMessages } from './filters.messages.ts';
import './filters.css';

export interface DropFiltersProps {
  worded: WordingArgs;
  counts: FoundCounts;
  zone: string;
  onDrop: (filter: Droppable) => void;
  onClear: () => void;
}

/** Results without each filter, when all together match no one. If dropping one is not enough, offers to clear all. */
export const DropFilters = ({ worded, counts, zone, onDrop, onClear }: DropFiltersProps) => {
  const t = useMessages(filtersMessages);
  const format = useFormat();
  const now = useNow();
  const id = useId();
  const gains = counts.without.some(({ matching }) => matching > counts.matching);
  return (
    <section aria-labelledby={id} className="tele-drop-filters">
      <Heading level={2} look="mini" id={id}>
        {gains ? t.drop : t.dropSeveral}
      </Heading>
      <Card>
        <ul className="tele-drops">
          {counts.without.map(({ filter, matching, soonestISO }) => (
            <li key={filter}>
              {matching > counts.matching ? (
                <button type="button" className="tele-drops__row" onClick={() => onDrop(filter)}>
                  <b>{t.without({ filter })}</b>
                  <span>
                    {soonestISO === null
                      ? t.count({ ...worded, count: matching })
                      : t.gives({ ...worded, count: matching, when: format.dayTimeWithZone(soonestISO, zone, now) })}
                  </span>
                  <Icon icon={ChevronRightIcon} size="sm" />
                </button>
              ) : (
                <div className="tele-drops__row">
                  <b>{t.without({ filter })}</b>
                  <span>{t.noChange}</span>
                </div>
              )}
            </li>
          ))}
          {!gains && counts.all > 0 && (
            <li>
              <button type="button" className="tele-drops__row" onClick={onClear}>
                <b>{t.withoutAny}</b>
                <span>{t.count({ ...worded, count: counts.all })}</span>
                <Icon icon={ChevronRightIcon} size="sm" />
              </button>
            </li>
          )}
        </ul>
      </Card>
    </section>
  );
};
