import type { Mail } from '../vendors/mailer.ts';

/** Subject of an email without its day and time: 'Appointment confirmed'. */
export const newsOf = ({ subject }: Pick<Mail, 'subject'>): string => subject.replace(/: .*/, '');
