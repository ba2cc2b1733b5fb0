import { formatBareRange, formatDay, sydney, type Span, type WeeklyPlan } from '@tele/core';
import { useTele } from '@tele/kit';
import { Notice, useLocale, useMessages } from '@tele/ui';
import { weeklyMessages } from './weekly.messages.ts';
import './WeeklyHours.css';

const mostNamed = 3;

/** Existing hours that join new ones, and time off that hides them. */
export const WeeklyNotes = ({ plan: { merged, hidden } }: { plan: WeeklyPlan }) => {
  const t = useMessages(weeklyMessages);
  const locale = useLocale();
  const { now } = useTele();
  const dayOf = (iso: string): string => formatDay(iso, sydney, now(), locale);
  const daysOf = ({ startISO, endISO }: Span): string =>
    t.days({ first: dayOf(startISO), last: dayOf(new Date(Date.parse(endISO) - 1).toISOString()) });
  const [first] = merged;
  const more = hidden.length - mostNamed;
  return (
    <div role="status" className="tele-weekly__notes">
      {first && (
        <Notice tone="neutral" compact>
          {t.merged({
            when: `${dayOf(first.startISO)}, ${formatBareRange(first.startISO, first.endISO, sydney, locale)}`,
            more: merged.length - 1,
          })}
        </Notice>
      )}
      {hidden.length > 0 && (
        <Notice tone="neutral" compact>
          {t.hidden({
            days: [...hidden.slice(0, mostNamed).map(daysOf), ...(more > 0 ? [t.more({ count: more })] : [])],
          })}
        </Notice>
      )}
    </div>
  );
};
