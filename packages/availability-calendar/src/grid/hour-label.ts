/** '6 am', '12 pm': an hour of the wall clock. */
export const hourLabel = (hour: number): string => `${hour % 12 || 12}\u00A0${hour % 24 < 12 ? 'am' : 'pm'}`;
