/** Why an alert ended: its email was sent, its owner booked, it expired, or its owner turned it off. */
export const alertEndings = ['told', 'booked', 'over', 'stopped'] as const;
export type AlertEnding = (typeof alertEndings)[number];
