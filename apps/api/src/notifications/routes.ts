import type { Handlers } from '../http/handler.ts';
import { notifications } from './get.ts';

export const notificationHandlers: Handlers<'notifications'> = { notifications };
