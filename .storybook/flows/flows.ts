/** A screen of a journey: the story that is it, what happens there, and the story that is it where it is another one on a phone. */
export type Step = readonly [storyId: string, happens: string, narrowId?: string];

export interface Flow {
  name: string;
  lede: string;
  steps: readonly Step[];
}

/** The journeys of the product, screen by screen, each a story that stands elsewhere in its own right. */
export const flows: readonly Flow[] = [
  {
    name: 'A patient books',
    lede: 'From the search to the confirmed appointment: the first specialist to accept is booked.',
    steps: [
      ['screens-search--filled', 'Says what for.'],
      ['screens-results--desk', 'Sees who is free, and when.'],
      ['screens-results--desk-picked', 'Picks specialists and times.'],
      ['screens-results-submit--newcomer-submits', 'Holds 15 dollars on a card.'],
      ['screens-request--open-desk', 'Waits: nothing is charged.'],
      ['screens-request--booked-desk', 'Somebody has accepted.'],
      ['screens-appointments--patients-sheet', 'Knows how they meet.'],
    ],
  },
  {
    name: 'A specialist answers',
    lede: 'From the inbox to the booking, with the fee and the card of the acceptance.',
    steps: [
      ['screens-work-home--default', 'Begins the day.'],
      ['screens-inbox--opened', 'Reads who asks, when, and why.'],
      ['screens-respond--request', 'Looks at the request.'],
      ['screens-respond--card-step', 'Gives a fee, then a card.'],
      ['screens-respond--accepted', 'Is booked.'],
      ['screens-appointments--sheet', 'Has what the consultation needs.'],
    ],
  },
  {
    name: 'Offers',
    lede: 'A patient asks for times, specialists offer, one offer is paid for within 45 minutes.',
    steps: [
      ['screens-ask-for-times--desk', 'Asks all of a specialty.'],
      ['screens-request-for-times--waiting-desk', 'Waits.'],
      ['screens-open-requests--open', 'A specialist reads it.'],
      ['screens-make-offer--fresh', 'Offers a fee and up to three times.'],
      ['screens-my-offers--every', 'Sees how it stands.'],
      ['screens-request-for-times--offers-desk', 'The patient compares.'],
      ['screens-request-for-times--booked-desk', 'And is booked.'],
    ],
  },
  {
    name: 'A doctor registers',
    lede: 'From two ways to choose between to the first hours.',
    steps: [
      ['screens-work--desk', 'Chooses a category.'],
      ['screens-registration--signed-out', 'Compares the ways, and signs in.'],
      ['screens-registration-form--whole', 'Fills the form.', 'screens-registration-form--specialties-open'],
      ['screens-registration-documents--sent', 'Sends the documents.'],
      ['screens-registration-form--sending', 'Sends it.', 'screens-registration-form--last-step'],
      ['screens-registration--pending', 'Waits for the check.'],
      ['screens-staff-review--pending', 'Staff look at it.'],
      ['screens-registration--approved', 'Is approved.'],
      ['screens-work-home--first-day', 'Begins.'],
    ],
  },
  {
    name: 'A week of hours',
    lede: 'Publishing when one is free, and what stands in it.',
    steps: [
      ['screens-availability--week', 'The week as it is.', 'screens-availability--narrow'],
      ['screens-availability-keyboard--asks-what-to-delete', 'One, these, or all.'],
      ['screens-availability-saving--saving', 'It is saved by itself.', 'screens-availability-saving--saving-narrow'],
      ['screens-availability--month', 'The month.', 'screens-availability--narrow-month'],
      ['screens-availability-time-off-and-busy-times--day-off', 'A day off.'],
    ],
  },
  {
    name: 'Moving a booking',
    lede: 'Both times are held until the answer; the money stays where it is.',
    steps: [
      ['screens-request--booked-desk', 'Booked.'],
      [
        'screens-request-moving--sheet-desk',
        'Another time of the same specialist.',
        'screens-request-moving--sheet-phone',
      ],
      [
        'screens-request-moving--waiting-desk',
        'Waits, and keeps the old one.',
        'screens-request-moving--waiting-phone',
      ],
      ['screens-inbox-asked-to-move--two', 'The specialist is asked.'],
      ['screens-reschedule-request--asked', 'Takes it or keeps it.'],
      ['screens-request-moving--moved', 'Moved.'],
    ],
  },
  {
    name: 'On a clinic’s page',
    lede: 'A visitor searches without saying who they are, and signs in in a window of ours.',
    steps: [
      ['screens-match-widget-on-a-partner-s-page--visitor', 'Searches.'],
      ['screens-match-widget-on-a-partner-s-page--picked-as-visitor-desk', 'Picks.'],
      ['screens-sign-in-window--choose', 'Signs in, and knows for whom.'],
      ['screens-match-widget-on-a-partner-s-page--waiting-desk', 'The page waits.'],
      ['screens-match-widget-on-a-partner-s-page--signed-in', 'And goes on.'],
    ],
  },
];
