import type { Handlers } from '../http/handler.ts';
import { myAvailability } from './mine.ts';
import { saveAvailability } from './save.ts';
import { readSlots } from './slots.ts';

export const availabilityHandlers: Handlers<'availabilitySlots' | 'myAvailability' | 'saveAvailability'> = {
  availabilitySlots: (ctx, { query }) => readSlots(ctx, query),
  myAvailability,
  saveAvailability,
};
