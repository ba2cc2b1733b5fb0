import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { zoneAbbreviation } from './zone-abbreviation.ts';

/** 'Tuesday 24 November at 9:30 am AEDT', with non-breaking spaces inside the time: a moment (ISO, UTC) as a letter says it. For the server: screens format by `Intl`. */
export function letterTime(iso: string, zone: string): string {
  return formatInTimeZone(iso, zone, `EEEE d MMMM 'at' h:mm'\u00A0'aaa'\u00A0${zoneAbbreviation(iso, zone)}'`);
}
