import { TeleError } from './errors.ts';

export function originError(): TeleError {
  return new TeleError('ORIGIN_NOT_ALLOWED', 0, {
    error: 'This page can’t use Tele. Please contact the site owner.',
  });
}
