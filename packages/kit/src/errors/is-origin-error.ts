import { TeleError } from '@tele/client';

/** Whether no call can be answered on this page, however often it is made; its text says so. */
export const isOriginError = (error: unknown): boolean =>
  error instanceof TeleError && error.code === 'ORIGIN_NOT_ALLOWED';
