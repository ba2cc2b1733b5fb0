import { nextOf, splitAt } from '@tele/appointments';
import { addDays, dayKey, startOf } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { isLive, offerNow } from '../requests/open/offers/offer-now.ts';
import type { HomeParts } from './patient-home.data.ts';
import { patientHomeMessages } from './patient-home.messages.ts';

/** One or two sentences on pending and next items, from loaded parts. Null if there are none. */
export const useLede = ({ offers, appointments }: HomeParts, zone: string): string | null => {
  const t = useMessages(patientHomeMessages);
  const format = useFormat();
  const now = useNow();
  const live = offers.data?.items.map((offer) => offerNow(offer, now)).filter(isLive) ?? [];
  const next = nextOf(splitAt(appointments.data?.items ?? [], now).upcoming, now);
  const sayNext = (iso: string): string => {
    const time = format.timeWithZone(iso, zone);
    const [today, day] = [dayKey(now.toISOString(), zone), dayKey(iso, zone)];
    if (day === today) return t.nextToday({ time });
    return day === addDays(today, 1) ? t.nextTomorrow({ time }) : t.nextOn({ day: format.day(iso, zone, now), time });
  };
  const said = [live.length > 0 && t.offersToAnswer({ count: live.length }), next && sayNext(startOf(next))];
  const lede = said.filter(Boolean).join(' ');
  return lede || (offers.data && appointments.data ? t.nothingWaits : null);
};
