/** '6 am', '12 pm': an hour of the wall clock. */
export const hourLabel = (hour: number): string => `${hour % 12 || 12}\u00A0${hour % 24 < 12 ? 'am' : 'pm'}`;

/** '3 blocks before 6 am', '1 block after 10 pm'. */
export const edgeLabel = (count: number, edge: 'before' | 'after', hour: number): string =>
  `${count} ${count === 1 ? 'block' : 'blocks'} ${edge} ${hourLabel(hour)}`;
