import { offsetMinutes } from './offset.ts';

/** Own table, because Intl says GMT+11 in many locales. Keyed by minutes ahead of UTC. */
const australian: Readonly<Record<number, string>> = {
  480: 'AWST',
  525: 'ACWST',
  570: 'ACST',
  600: 'AEST',
  630: 'ACDT',
  660: 'AEDT',
};
const lordHowe: Readonly<Record<number, string>> = { 630: 'LHST', 660: 'LHDT' };

/** Zone abbreviation on the date shown, not today: 'AEDT' in summer, 'AEST' in winter. `GMT+5:30` elsewhere. */
export function zoneAbbreviation(iso: string, zone: string): string {
  const offset = offsetMinutes(Date.parse(iso), zone);
  const table = zone === 'Australia/Lord_Howe' ? lordHowe : australian;
  return (zone.startsWith('Australia/') && table[offset]) || fromGmt(offset);
}

function fromGmt(offset: number): string {
  if (offset === 0) return 'GMT';
  const size = Math.abs(offset);
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `GMT${offset < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`;
}
