import { accountHandlers } from '../account/routes.ts';
import { applicationHandlers } from '../applications/routes.ts';
import { appointmentHandlers } from '../appointments/routes.ts';
import { availabilityHandlers } from '../availability/routes.ts';
import { calendarHandlers } from '../calendars/routes.ts';
import { favouriteHandlers } from '../favourites/routes.ts';
import { healthHandlers } from './health.ts';
import { cardHandlers } from '../cards/routes.ts';
import type { Handlers } from '../http/handler.ts';
import { emailPreferenceHandlers } from '../email-preferences/routes.ts';
import { receiptHandlers } from '../receipts/routes.ts';
import { meetingHandlers } from '../meetings/routes.ts';
import { myDataHandlers } from '../my-data/routes.ts';
import { notificationHandlers } from '../notifications/routes.ts';
import { rescheduleHandlers } from '../reschedules/routes.ts';
import { offerHandlers } from '../offers/routes.ts';
import { partnerHandlers } from '../partners/routes.ts';
import { peopleHandlers } from '../people/routes.ts';
import { payoutHandlers } from '../payouts/routes.ts';
import { requestHandlers } from '../open-requests/routes.ts';
import { selectionHandlers } from '../selections/routes.ts';
import { specialistHandlers } from '../specialists/routes.ts';
import { passkeyHandlers } from '../passkeys/routes.ts';
import { sessionHandlers } from '../sessions/routes.ts';
import { staffHandlers } from '../staff/routes.ts';
import { timeOffHandlers } from '../time-off/routes.ts';
import { uploadHandlers } from '../uploads/routes.ts';
import { alertHandlers } from '../alerts/routes.ts';

export const handlers: Handlers = {
  ...healthHandlers,
  ...accountHandlers,
  ...peopleHandlers,
  ...cardHandlers,
  ...myDataHandlers,
  ...sessionHandlers,
  ...passkeyHandlers,
  ...specialistHandlers,
  ...emailPreferenceHandlers,
  ...receiptHandlers,
  ...meetingHandlers,
  ...favouriteHandlers,
  ...alertHandlers,
  ...availabilityHandlers,
  ...timeOffHandlers,
  ...calendarHandlers,
  ...selectionHandlers,
  ...requestHandlers,
  ...offerHandlers,
  ...rescheduleHandlers,
  ...notificationHandlers,
  ...payoutHandlers,
  ...appointmentHandlers,
  ...uploadHandlers,
  ...applicationHandlers,
  ...staffHandlers,
  ...partnerHandlers,
};
