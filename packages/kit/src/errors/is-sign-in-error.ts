import { TeleError } from '@tele/client';

export const isSignInError = (error: unknown): boolean => error instanceof TeleError && error.status === 401;
