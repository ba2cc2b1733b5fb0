import { sydney } from '@tele/core';
import { useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { makeOfferMessages } from './make-offer.messages.ts';
import { clashOf, type OwnDay } from './own-day.ts';

export const useClashWords = (): ((slotISO: string, day: OwnDay) => string | null) => {
  const t = useMessages(makeOfferMessages);
  const format = useFormat();
  return (slotISO, day) => {
    const clash = clashOf(slotISO, day);
    if (!clash) return null;
    const { busy, freeISO } = clash;
    const said = {
      range: format.bareRange(busy.startISO, busy.endISO, sydney),
      free: freeISO === null ? null : format.time(freeISO, sydney),
    };
    if (busy.kind === 'off') return t.off(said);
    if (busy.kind === 'away') return t.away(said);
    if (busy.kind === 'kept') return t.keptFor({ name: busy.name, ...said });
    return busy.kind === 'booked' ? t.booked({ name: busy.name, ...said }) : t.held(said);
  };
};
