import type { Mail } from '../vendors/mailer.ts';

export const newsOf = ({ subject }: Pick<Mail, 'subject'>): string => subject.replace(/: .*/, '');
