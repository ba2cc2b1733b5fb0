/** Screen of a journey: story ID, event, and the phone's story ID if different. */
export type Step = readonly [storyId: string, happens: string, narrowId?: string];

export interface Flow {
  name: string;
  lede: string;
  steps: readonly Step[];
}

export const flows: readonly Flow[] = [
  {
    name: 'A patient books',
    lede: 'From the search to the confirmed appointment: the first specialist to accept is booked.',
    steps: [
      ['screens-search--filled', 'Describes what they need.'],
      ['screens-results--desk', 'Sees who’s available and when.'],
      ['screens-results--desk-picked', 'Picks specialists and times.'],
      ['screens-results-submit--newcomer-submits', 'Authorises a hold of $15.00.'],
      ['screens-request--open-desk', 'Waits. No charge yet.'],
      ['screens-request--booked-desk', 'A specialist has accepted.'],
      ['screens-appointments--patients-sheet', 'Sees how they’ll meet.'],
    ],
  },
  {
    name: 'A specialist answers',
    lede: 'From the inbox to the appointment, with the fee and the card.',
    steps: [
      ['screens-work-home--default', 'Starts the day.'],
      ['screens-inbox--opened', 'Reads the requests.'],
      ['screens-respond--request', 'Opens the request.'],
      ['screens-respond--card-step', 'Enters a fee, then a card.'],
      ['screens-respond--accepted', 'Is booked.'],
      ['screens-appointments--sheet', 'Sees the patient’s details.'],
    ],
  },
  {
    name: 'Offers',
    lede: 'A patient asks for times, specialists make offers, and the patient pays for one within 45 minutes.',
    steps: [
      ['screens-ask-for-times--desk', 'Asks specialists for times.'],
      ['screens-request-for-times--waiting-desk', 'Waits.'],
      ['screens-open-requests--open', 'A specialist reads it.'],
      ['screens-make-offer--fresh', 'Offers a fee and up to three times.'],
      ['screens-my-offers--every', 'Sees its status.'],
      ['screens-request-for-times--offers-desk', 'The patient compares.'],
      ['screens-request-for-times--booked-desk', 'The appointment is booked.'],
    ],
  },
  {
    name: 'A doctor registers',
    lede: 'From choosing a plan to adding hours.',
    steps: [
      ['screens-work--desk', 'Chooses a category.'],
      ['screens-registration--signed-out', 'Compares the plans and signs in.'],
      ['screens-registration-form--whole', 'Fills in the form.', 'screens-registration-form--specialties-open'],
      ['screens-registration-documents--sent', 'Uploads the documents.'],
      ['screens-registration-form--sending', 'Submits it.', 'screens-registration-form--last-step'],
      ['screens-registration--pending', 'Waits for approval.'],
      ['screens-staff-review--pending', 'Staff review it.'],
      ['screens-registration--approved', 'Is approved.'],
      ['screens-work-home--first-day', 'Starts.'],
    ],
  },
  {
    name: 'Setting availability',
    lede: 'Publishing availability, time off and busy times.',
    steps: [
      ['screens-availability--week', 'The current week.', 'screens-availability--narrow'],
      ['screens-availability-keyboard--asks-what-to-delete', 'Deletes one, future or all.'],
      ['screens-availability-saving--saving', 'Saves automatically.', 'screens-availability-saving--saving-narrow'],
      ['screens-availability--month', 'The month.', 'screens-availability--narrow-month'],
      ['screens-availability-time-off-and-busy-times--day-off', 'A day off.'],
    ],
  },
  {
    name: 'Rescheduling',
    lede: 'Both times are reserved until the reply. The fee doesn’t change.',
    steps: [
      ['screens-request--booked-desk', 'Booked.'],
      [
        'screens-request-moving--sheet-desk',
        'Another time of the same specialist.',
        'screens-request-moving--sheet-phone',
      ],
      [
        'screens-request-moving--waiting-desk',
        'Waits, and keeps the current time.',
        'screens-request-moving--waiting-phone',
      ],
      ['screens-inbox-asked-to-move--two', 'The specialist gets the request.'],
      ['screens-reschedule-request--asked', 'Accepts or declines.'],
      ['screens-request-moving--moved', 'Rescheduled.'],
    ],
  },
  {
    name: 'On a clinic’s page',
    lede: 'A visitor searches without signing in, then signs in in our window.',
    steps: [
      ['screens-match-widget-on-a-partner-s-page--visitor', 'Searches.'],
      ['screens-match-widget-on-a-partner-s-page--picked-as-visitor-desk', 'Picks.'],
      ['screens-sign-in-window--choose', 'Signs in, and sees for which site.'],
      ['screens-match-widget-on-a-partner-s-page--waiting-desk', 'The page waits.'],
      ['screens-match-widget-on-a-partner-s-page--signed-in', 'The page continues.'],
    ],
  },
];
