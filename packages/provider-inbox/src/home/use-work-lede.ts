import { nextOf, splitAt } from '@tele/appointments';
import { dayKey, startOf, type Wording } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import type { ProviderHomeParts } from './provider-home.data.ts';
import { providerHomeMessages } from './provider-home.messages.ts';

const minute = 60_000;

/** '2 consultations today. The next starts in 8 minutes.' Null until appointments load. */
export const useWorkLede = (
  { appointments }: Pick<ProviderHomeParts, 'appointments'>,
  { zone, words }: { zone: string; words: Wording },
): string | null => {
  const t = useMessages(providerHomeMessages);
  const format = useFormat();
  const now = useNow();
  if (!appointments.data) return null;
  const today = dayKey(now.toISOString(), zone);
  const isToday = (iso: string): boolean => dayKey(iso, zone) === today;
  const { upcoming } = splitAt(appointments.data.items, now);
  const count = upcoming.filter((each) => isToday(startOf(each))).length;
  const next = nextOf(upcoming, now);
  const sayNext = (iso: string): string => {
    const minutes = Math.ceil((Date.parse(iso) - now.getTime()) / minute);
    if (minutes <= 60) return t.nextIn({ minutes });
    const time = format.timeWithZone(iso, zone);
    return isToday(iso) ? t.nextAt({ time }) : t.nextOn({ day: format.day(iso, zone, now), time });
  };
  return [count > 0 ? t.today({ count, words }) : t.noneToday({ words }), next && sayNext(startOf(next))]
    .filter(Boolean)
    .join(' ');
};
