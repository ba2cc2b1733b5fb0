import { dayLabel, type AppointmentPatient } from '@tele/core';

/** `0491 570 156` for Australian mobiles in any stored format; other numbers unchanged. */
export function showPhone(phone: string): string {
  const local = phone.replaceAll(/[^\d+]/g, '').replace(/^\+61/, '0');
  return /^04\d{8}$/.test(local) ? `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}` : phone;
}

/** '14 Mar 1988' and the age on the day `today`; both are 'YYYY-MM-DD'. */
export function birthOf(dob: string, today: string, locale?: string): { date: string; age: number } {
  const { day, month, year } = dayLabel(dob, locale);
  const years = Number(today.slice(0, 4)) - year - (today.slice(5) < dob.slice(5) ? 1 : 0);
  return { date: `${day} ${month} ${year}`, age: years };
}

/** '14 Wattlebird Lane, Katoomba NSW 2780'. */
export const showAddress = ({
  street,
  suburb,
  state,
  postalCode,
}: NonNullable<AppointmentPatient['address']>): string =>
  `${street}, ${suburb ? `${suburb} ` : ''}${state} ${postalCode}`;

/** '2123 45670 1': a Medicare number as its card groups it, an IHI in fours. */
export function showNumber(digits: string): string {
  const bare = digits.replaceAll(/\s/g, '');
  if (/^\d{10,11}$/.test(bare)) return `${bare.slice(0, 4)} ${bare.slice(4, 9)} ${bare.slice(9)}`;
  return bare.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The same with all but the last two digits hidden. */
export function hideNumber(digits: string): string {
  const shown = showNumber(digits);
  return shown.slice(0, -2).replaceAll(/\d/g, '•') + shown.slice(-2);
}
