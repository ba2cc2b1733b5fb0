/** How an alert ends: its email was sent, its owner booked, its days are over, or its owner turned it off. */
export const alertEndings = ['told', 'booked', 'over', 'stopped'] as const;
export type AlertEnding = (typeof alertEndings)[number];
