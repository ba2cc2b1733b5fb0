export interface Question {
  question: string;
  answers: readonly string[];
}

const portal = 'apps/portal/src';
const account = 'packages/account/src';
const api = 'apps/api/src';
const core = 'packages/core/src';
const inbox = 'packages/provider-inbox/src';
const match = 'packages/match-widget/src';
const register = 'packages/doctor-register/src';

/** Written from spec headings and the glossary, not from the tree. Change an answer, not a question. */
export const questions: readonly Question[] = [
  {
    question: 'Which screen has the search form?',
    answers: [`${match}/search/SearchScreen.tsx`, `${match}/search/SearchForm.tsx`],
  },
  {
    question: 'Where are search results filtered?',
    answers: [`${core}/search/filters.ts`, `${match}/filters/FilterBar.tsx`, `${api}/specialists/narrowed.ts`],
  },
  { question: "Where are a patient's picks stored?", answers: [`${match}/picks/stored-picks.ts`] },
  { question: 'Which sheet submits a request?', answers: [`${match}/submit/SubmitSheet.tsx`] },
  {
    question: 'Which screen shows the status of a request?',
    answers: [`${match}/requests/picked/RequestScreen.tsx`, `${portal}/request/RequestPage.tsx`],
  },
  {
    question: "Which screen lists a patient's requests?",
    answers: [`${match}/requests/list/RequestListScreen.tsx`, `${portal}/request/RequestsPage.tsx`],
  },
  {
    question: 'Where does a patient accept an offer?',
    answers: [
      `${match}/requests/open/offers/AcceptSheet.tsx`,
      `${match}/requests/open/offers/accept-offer.ts`,
      `${match}/requests/open/offers/use-accept-offer.ts`,
    ],
  },
  {
    question: 'Where does a patient reschedule an appointment?',
    answers: [
      `${match}/reschedule/RescheduleAppointmentSheet.tsx`,
      `${match}/reschedule/RescheduleForm.tsx`,
      `${api}/reschedules/create.ts`,
    ],
  },
  {
    question: 'Which file decides who may cancel an appointment?',
    answers: [`${core}/selection/transitions.ts`, `${api}/appointments/cancel.ts`],
  },
  {
    question: 'Where does a patient create an alert?',
    answers: [`${match}/alerts/AlertCard.tsx`, `${match}/alerts/AlertButton.tsx`, `${api}/alerts/create.ts`],
  },
  {
    question: "Which screen lists a patient's favourites?",
    answers: [`${match}/home/FavouritesPart.tsx`, `${match}/home/PatientHomeScreen.tsx`],
  },
  { question: 'Where is a receipt made into a PDF?', answers: [`${api}/receipts/receipt-pdf.ts`] },
  {
    question: 'Where does a person remove a saved card?',
    answers: [`${account}/cards/CardsSection.tsx`, `${api}/cards/remove.ts`, `${api}/ledger/saved-cards.ts`],
  },
  {
    question: 'Where does a person download their data?',
    answers: [`${account}/my-data/DownloadRow.tsx`, `${api}/my-data/download.ts`],
  },
  {
    question: 'Which form does a doctor register with?',
    answers: [`${register}/form/RegisterForm.tsx`, `${register}/register/RegisterScreen.tsx`],
  },
  {
    question: 'Where does a specialist upload documents?',
    answers: [
      `${register}/documents/DocumentList.tsx`,
      `${register}/documents/DocumentRows.tsx`,
      `${register}/documents/upload-document.ts`,
      `${register}/update/UpdateDocumentsScreen.tsx`,
    ],
  },
  {
    question: 'On which screen do staff review an application?',
    answers: ['packages/staff/src/review/ReviewScreen.tsx', `${portal}/staff/ReviewPage.tsx`],
  },
  {
    question: 'Which screen shows the availability calendar?',
    answers: [
      'packages/availability-calendar/src/screen/AvailabilityScreen.tsx',
      'packages/availability-calendar/src/screen/Calendar.tsx',
    ],
  },
  {
    question: 'Where does a specialist add time off?',
    answers: [
      `${account}/working-time/TimeOffSection.tsx`,
      `${account}/working-time/TimeOffSheet.tsx`,
      `${api}/time-off/add.ts`,
    ],
  },
  {
    question: 'Where does a specialist connect a calendar?',
    answers: [
      `${account}/working-time/ConnectCalendarSheet.tsx`,
      `${account}/working-time/OtherCalendars.tsx`,
      `${api}/calendars/add.ts`,
    ],
  },
  {
    question: "Which screen is a specialist's inbox?",
    answers: [`${inbox}/inbox/InboxScreen.tsx`, `${portal}/inbox/InboxPage.tsx`],
  },
  {
    question: 'Where is the $20 acceptance fee charged?',
    answers: [`${api}/selections/claim.ts`, `${api}/selections/charge-acceptance-fee.ts`],
  },
  { question: 'Which endpoint declines a request?', answers: [`${api}/selections/decline.ts`] },
  {
    question: 'With which form does a specialist make an offer?',
    answers: [`${inbox}/make-offer/OfferForm.tsx`, `${inbox}/make-offer/MakeOfferSheet.tsx`],
  },
  {
    question: 'Where does a specialist set up payouts?',
    answers: [
      `${inbox}/payouts/SetUpCard.tsx`,
      `${inbox}/payouts/PayoutsScreen.tsx`,
      `${portal}/work/PayoutsPage.tsx`,
      `${api}/payouts/onboard.ts`,
    ],
  },
  { question: 'How does a partner embed the widget?', answers: ['docs/embed-widgets.md'] },
  { question: 'Where is the email for a cancelled appointment?', answers: [`${api}/emails/appointment-cancelled.ts`] },
  {
    question: 'Where is the notification bell?',
    answers: ['packages/notifications/src/bell/Bell.tsx', 'packages/notifications/src/NotificationBell.tsx'],
  },
  { question: 'Which job expires offers?', answers: [`${api}/offers/expire.ts`, `${api}/offers/jobs.ts`] },
  { question: "Where is a fee compared with the patient's fee cap?", answers: [`${core}/selection/fee-cap.ts`] },
  {
    question: 'Where is the booking fee refunded?',
    answers: [
      `${core}/appointment/fee-refunds.ts`,
      `${api}/selections/cancel-booking.ts`,
      `${api}/selections/decide-money.ts`,
    ],
  },
  { question: 'Which table stores bookings?', answers: [`${api}/db/schema.ts`, `${api}/db/tables.ts`] },
  { question: 'Where is the rate limit checked?', answers: [`${api}/http/rate-limit.ts`] },
  {
    question: 'Where are Medicare numbers encrypted?',
    answers: [`${api}/encryption/encrypt.ts`, `${api}/encryption/rows.ts`],
  },
  {
    question: 'Where is telemetry set up?',
    answers: [`${api}/telemetry/start-telemetry.ts`, `${api}/telemetry/send-telemetry.ts`],
  },
];
