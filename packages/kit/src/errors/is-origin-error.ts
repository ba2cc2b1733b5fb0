import { TeleError } from '@tele/client';

/** True if no call from this page can succeed; the error's text explains it. */
export const isOriginError = (error: unknown): boolean =>
  error instanceof TeleError && error.code === 'ORIGIN_NOT_ALLOWED';
