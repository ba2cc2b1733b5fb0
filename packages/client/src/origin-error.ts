import { TeleError } from './errors.ts';

/** The service is there, and lets no page of this origin read what it answers. */
export function originError(): TeleError {
  return new TeleError('ORIGIN_NOT_ALLOWED', 0, {
    error: 'This page can’t use Tele. Please contact the site owner.',
  });
}
