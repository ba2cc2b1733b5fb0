/** Numbers of section 9 of the specification, each added with the code that uses it. Money: integer cents, AUD. */
export const limits = {
  bookingFeeCents: 1_500,
  acceptanceFeeCents: 2_000,
  /** A specialist must confirm a fee above this. */
  unusualFeeCents: 100_000,
  /** Cancelling refunds the acceptance fee this long after acceptance, and an offer fee until this long before. */
  acceptanceRefundHours: 24,
  offerRefundHours: 24,
  /** Our fee for an accepted offer: an amount per match (SOLO), or a percentage of a consultation (EUCA_MD). */
  matchFeeCents: 1_000,
  practiceFeePercent: 15,
  maxPicks: 10,
  /** Payment window and maximum number of times of an offer. */
  offerMinutes: 45,
  maxOfferSlots: 3,
  openRequestDays: {
    'as-soon-as-possible': 3,
    'this-week': 7,
    'next-week': 14,
    'after-hours': 7,
    'own-words': 14,
  },
  searchLimit: 30,
  slotDays: 30,
  /** Minimum time between now and a slot (product decision 'Slots'). */
  slotLeadMinutes: 60,
  appointmentMinutes: 30,
  joinMinutes: 10,
  minOccurrences: 1,
  maxOccurrences: 180,
  calendarFirstHour: 6,
  calendarLastHour: 22,
  calendarPaddingDays: 2,
  timeInputStepSeconds: 300,
  minEditMinutes: 5,
  /** Default and maximum items per page. */
  pageSize: 50,
  maxPageSize: 100,
  /** Maximum appointments and requests in the bell, and the highest number on its badge. */
  maxNotifications: 200,
  maxBadge: 99,
  /** Maximum availability blocks of a specialist. */
  maxBlocks: 5_000,
  /** Card authorisations last 7 days. A pending selection ends a day earlier. */
  selectionLapseDays: 6,
  unpaidHours: 24,
  /** Notice required to reschedule a booking, and characters of the patient's note. */
  rescheduleNoticeHours: 24,
  rescheduleLineLength: 500,
  maxPeople: 20,
  /** Reads of a person's details shown at once, one per reader and day. */
  maxDetailsReads: 100,
  alertDays: 14,
  maxAlerts: 20,
  maxFavourites: 200,
  namesLimit: 20,
  reasonLength: 2_000,
  profileLength: 2_000,
  /** A higher fee is treated as a typing error. */
  maxFeeCents: 1_000_000,
  /** Minimum card charge, unless it is zero. */
  minChargeCents: 50,
} as const;

/** Specialists whose slots load at once. Separate because the client uses none of the other limits. */
export const slotWorkers = 5;

/** Waits of section 9, in milliseconds. */
export const waits = {
  fetchRetry: 400,
  /** Maximum wait for an API answer, body included. */
  answer: 30_000,
  selectionRetries: 5,
  selectionBackoff: 200,
  afterPayment: 300,
  toastCancelled: 3_000,
  toastOffered: 4_500,
  savedReset: 1_200,
  errorReset: 3_000,
} as const;
