/**
 * The numbers of section 9 of the specification that something here rests on, each named once; one comes with the code that uses it.
 * Money is integer cents, AUD.
 */
export const limits = {
  bookingFeeCents: 1_500,
  acceptanceFeeCents: 2_000,
  /** A specialist confirms a fee above this. */
  unusualFeeCents: 100_000,
  /** A patient who cancels returns the acceptance fee this long after acceptance, and gets an offer's fee back this long before it. */
  acceptanceRefundHours: 24,
  offerRefundHours: 24,
  /** What the matching directory charges a provider per match (SOLO), and the practice of a consultation (EUCA_MD). */
  matchFeeCents: 1_000,
  practiceFeePercent: 15,
  maxPicks: 10,
  /** An offer can be paid for so long, and names at most so many times. */
  offerMinutes: 45,
  maxOfferSlots: 3,
  /** How many days a request that asks for times stays open, by when its patient would like to be seen. */
  openRequestDays: {
    'as-soon-as-possible': 3,
    'this-week': 7,
    'next-week': 14,
    'after-hours': 7,
    'own-words': 14,
  },
  searchLimit: 30,
  slotDays: 30,
  /** A slot is offered only when it starts at least this far ahead (product decision 'Slots'). */
  slotLeadMinutes: 60,
  appointmentMinutes: 30,
  /** A video link opens so long before the start (product.md). */
  joinMinutes: 10,
  minOccurrences: 1,
  maxOccurrences: 180,
  calendarFirstHour: 6,
  calendarLastHour: 22,
  /** Data of so many days before and after those that the calendar shows. */
  calendarPaddingDays: 2,
  timeInputStepSeconds: 300,
  minEditMinutes: 5,
  /** How many a list answers at once, unless asked for another number of them, and at most. */
  pageSize: 50,
  maxPageSize: 100,
  /** The bell tells of so many appointments and so many requests at most, and counts to `maxBadge`. */
  maxNotifications: 200,
  maxBadge: 99,
  /** Availability blocks of one specialist. */
  maxBlocks: 5_000,
  /** Card authorisations last 7 days; a pending selection lapses a day earlier. */
  selectionLapseDays: 6,
  /** A selection whose booking fee is not paid ends this long after it was made. */
  unpaidHours: 24,
  /** A booking can be asked to be moved until so long before it begins, with a line of so many characters. */
  rescheduleNoticeHours: 24,
  rescheduleLineLength: 500,
  /** Whom one account books for. */
  maxPeople: 20,
  /** Readers of one's details, each on one day, that are shown at once. */
  maxDetailsReads: 100,
  /** An alert ends so many days after it was made; so many of one person go on at once, and so many specialists can be kept. */
  alertDays: 14,
  maxAlerts: 20,
  maxFavourites: 200,
  /** Specialists that a search by name answers. */
  namesLimit: 20,
  reasonLength: 2_000,
  /** Characters of a provider's profile text. */
  profileLength: 2_000,
  /** A fee above this is a slip of the keyboard, not a fee. */
  maxFeeCents: 1_000_000,
  /** The least that a card can be charged, where it is charged at all. */
  minChargeCents: 50,
} as const;

/** Specialists whose slots are loaded at once. By itself, for the client carries none of the others. */
export const slotWorkers = 5;

/** Waits of section 9, in milliseconds. */
export const waits = {
  fetchRetry: 400,
  /** How long an answer of the API may take, its body included. */
  answer: 30_000,
  selectionRetries: 5,
  selectionBackoff: 200,
  afterPayment: 300,
  toastCancelled: 3_000,
  toastOffered: 4_500,
  savedReset: 1_200,
  errorReset: 3_000,
} as const;
