import type { Handlers } from '../http/handler.ts';
import { readSlots } from './slots.ts';

export const availabilityHandlers: Handlers<'availabilitySlots'> = {
  availabilitySlots: (ctx, { query }) => readSlots(ctx, query),
};
