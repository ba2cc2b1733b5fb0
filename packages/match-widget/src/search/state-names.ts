import type { StateCode } from '@tele/core';

/** What the letters stand for, for those who hear them. */
export const stateNames: Readonly<Record<StateCode, string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
};
