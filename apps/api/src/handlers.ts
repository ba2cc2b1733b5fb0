import { accountHandlers } from './account/routes.ts';
import { applicationHandlers } from './applications/routes.ts';
import { appointmentHandlers } from './appointments/routes.ts';
import { availabilityHandlers } from './availability/routes.ts';
import { healthHandlers } from './health.ts';
import type { Handlers } from './http/handler.ts';
import { notificationHandlers } from './notifications/routes.ts';
import { offerHandlers } from './offers/routes.ts';
import { partnerHandlers } from './partners/routes.ts';
import { payoutHandlers } from './payouts/routes.ts';
import { requestHandlers } from './requests/routes.ts';
import { selectionHandlers } from './selections/routes.ts';
import { specialistHandlers } from './specialists/routes.ts';
import { staffHandlers } from './staff/routes.ts';
import { uploadHandlers } from './uploads/routes.ts';

/** Every call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...healthHandlers,
  ...accountHandlers,
  ...specialistHandlers,
  ...availabilityHandlers,
  ...selectionHandlers,
  ...requestHandlers,
  ...offerHandlers,
  ...notificationHandlers,
  ...payoutHandlers,
  ...appointmentHandlers,
  ...uploadHandlers,
  ...applicationHandlers,
  ...staffHandlers,
  ...partnerHandlers,
};
