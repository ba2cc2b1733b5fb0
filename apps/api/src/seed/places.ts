import type { StateCode } from '@tele/core';

/** Cities by state; repeats weight the states. */
export const cities: Readonly<Record<StateCode, readonly string[]>> = {
  NSW: ['Sydney', 'Newcastle', 'Wollongong', 'Parramatta', 'Orange', 'Byron Bay'],
  VIC: ['Melbourne', 'Geelong', 'Ballarat', 'Bendigo'],
  QLD: ['Brisbane', 'Gold Coast', 'Townsville', 'Cairns'],
  SA: ['Adelaide', 'Mount Gambier'],
  WA: ['Perth', 'Fremantle', 'Bunbury'],
  TAS: ['Hobart', 'Launceston'],
  ACT: ['Canberra'],
  NT: ['Darwin', 'Alice Springs'],
};

export const stateShares: readonly StateCode[] = [
  'NSW',
  'VIC',
  'QLD',
  'NSW',
  'WA',
  'VIC',
  'SA',
  'NSW',
  'TAS',
  'QLD',
  'ACT',
  'VIC',
  'NT',
];
