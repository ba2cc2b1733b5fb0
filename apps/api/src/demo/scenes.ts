import type { ProfessionId, Timeframe } from '@tele/core';

interface DemoRequest {
  patient: string;
  profession: ProfessionId;
  specialty: string;
  reason: string;
  /** Days ago. Zero: two hours ago. */
  sent: number;
}

/** A request with picks. */
export interface PickedScene extends DemoRequest {
  /** Emails, or how many of the specialty. */
  to: readonly string[] | number;
  /** Days from today of the first pick; the others follow daily. */
  day: number;
  /** The first specialist accepts; all decline; no one has replied. */
  outcome: 'accepted' | 'declined' | 'waiting';
}

/** An open request with offers. */
export interface OpenScene extends DemoRequest {
  timeframe: Timeframe;
  offers: readonly OfferScene[];
}

interface OfferScene {
  /** Email, or the position in the specialty. */
  from: string | number;
  /** Minutes after the request; negative: before now. */
  after: number;
  feeCents: number;
  /** Only within 45 minutes: payment counts from the provider's clock. */
  accepted?: true;
}

const [maeve, lachlan, noor, jordan, meiLin, darcy] = [
  'maeve.tran@example.com',
  'lachlan.petrou@example.com',
  'noor.haddad@example.com',
  'jordan.whittaker@example.com',
  'mei.lin.chua@example.com',
  'darcy.kelleher@example.com',
] as const;
const brodie = 'dr.callum.brodie@example.com';
const priya = 'dr.priya.venkatesan@example.com';
const hanh = 'dr.hanh.nguyen@example.com';
const sienna = 'dr.sienna.abdallah@example.com';
/** Minutes from a request to a reply. Default: an hour. */
export const replyMinutes: Readonly<Record<string, number>> = { [priya]: 100 };
/** Tutor. */
const poppy = 'poppy.langford@example.com';

const gastro = { profession: 'doctor', specialty: 'Gastroenterology & Hepatology' } as const;
const accepted = 'accepted' as const;
const waiting = 'waiting' as const;

const toGastro = (
  patient: string,
  to: readonly string[],
  [sent, day]: readonly [sent: number, day: number],
  reason: string,
  outcome: PickedScene['outcome'] = accepted,
): PickedScene => ({ ...gastro, patient, to, sent, day, reason, outcome });

/** With the scenes below, ten replies each: enough to show how soon they usually reply. */
const earlierScenes: readonly PickedScene[] = [
  toGastro(jordan, [priya], [26, -23], 'Reflux after changing jobs and shifts.'),
  toGastro(darcy, [brodie], [25, -21], 'Iron still low after six months of tablets.'),
  toGastro(noor, [priya], [25, -22], 'Which tests before a first colonoscopy?'),
  toGastro(lachlan, [priya], [24, -20], 'Pain under the ribs after fatty food.'),
  toGastro(meiLin, [brodie], [23, -19], 'Hepatitis B check-up.'),
  toGastro(darcy, [priya], [23, -18], 'Irritable bowel: what else can I try?'),
  toGastro(jordan, [priya], [22, -17], 'Trouble swallowing bread and meat.'),
  toGastro(noor, [brodie], [21, -18], 'Family history of bowel cancer.'),
  toGastro(meiLin, [priya], [21, -16], 'Nausea in the mornings.'),
];

/** Oldest first. */
export const pickedScenes: readonly PickedScene[] = [
  ...earlierScenes,
  toGastro(maeve, [brodie], [20, -16], 'Reflux most nights for two months.'),
  {
    patient: maeve,
    profession: 'allied-health',
    specialty: 'Psychology',
    to: 1,
    sent: 15,
    day: -11,
    reason: 'Trouble sleeping since a change at work.',
    outcome: accepted,
  },
  toGastro(lachlan, [brodie], [14, -10], 'Follow-up after blood tests.'),
  toGastro(noor, [priya], [12, -8], 'Raised liver enzymes on a routine test.'),
  toGastro(darcy, [hanh], [11, -7], 'Bloating after meals.'),
  {
    patient: maeve,
    profession: 'coaching',
    specialty: 'Career coaching',
    to: 2,
    sent: 10,
    day: -6,
    reason: 'Deciding between two job offers.',
    outcome: accepted,
  },
  toGastro(noor, [brodie], [9, -5], 'Coeliac disease, newly diagnosed. Questions about diet.'),
  {
    patient: lachlan,
    profession: 'education',
    specialty: 'Primary literacy',
    to: [poppy],
    sent: 9,
    day: -5,
    reason: 'Reading practice for a nine-year-old.',
    outcome: accepted,
  },
  {
    patient: maeve,
    profession: 'allied-health',
    specialty: 'Physiotherapy',
    to: 2,
    sent: 8,
    day: -4,
    reason: 'Knee pain on stairs.',
    outcome: 'declined',
  },
  toGastro(jordan, [sienna], [8, -4], 'Possible food intolerance.'),
  toGastro(meiLin, [brodie, sienna], [6, -2], 'Second opinion on a treatment plan.'),
  toGastro(darcy, [priya], [5, -1], 'Hiatus hernia, found on a scan.'),
  toGastro(lachlan, [priya], [4, 1], 'Results of a liver scan.'),
  toGastro(jordan, [brodie], [3, 1], 'Heartburn that wakes me at night.'),
  toGastro(meiLin, [hanh], [3, 2], 'Stomach cramps for six weeks.'),
  toGastro(maeve, [priya, hanh], [2, 2], 'Follow-up on reflux treatment.'),
  toGastro(darcy, [brodie, hanh], [2, 3], 'Weight loss without a clear cause.'),
  toGastro(noor, [sienna], [2, 6], 'Review of a gluten-free diet.'),
  {
    patient: meiLin,
    profession: 'education',
    specialty: 'Primary numeracy',
    to: [poppy],
    sent: 2,
    day: 2,
    reason: 'Fractions, year 5.',
    outcome: accepted,
  },
  {
    patient: maeve,
    profession: 'doctor',
    specialty: 'Dermatology',
    to: 3,
    sent: 1,
    day: 5,
    reason: 'A mole that has changed shape.',
    outcome: accepted,
  },
  toGastro(lachlan, [brodie], [1, 7], 'Review after the first month of treatment.'),
  {
    patient: maeve,
    profession: 'doctor',
    specialty: 'Cardiology',
    to: 4,
    sent: 0,
    day: 3,
    reason: 'Palpitations after exercise.',
    outcome: waiting,
  },
  toGastro(noor, [brodie, priya, sienna], [0, 4], 'New symptoms since last week.', waiting),
  toGastro(meiLin, [brodie], [0, 6], 'Questions about a new medicine.', waiting),
  toGastro(jordan, [priya, hanh], [0, 5], 'Second opinion before a procedure.', waiting),
  {
    patient: darcy,
    profession: 'education',
    specialty: 'Study skills',
    to: [poppy],
    sent: 0,
    day: 3,
    reason: 'Planning for the end-of-year exams.',
    outcome: waiting,
  },
];

export const openScenes: readonly OpenScene[] = [
  {
    ...gastro,
    patient: meiLin,
    sent: 3,
    timeframe: 'this-week',
    reason: 'An appointment before a trip.',
    offers: [{ from: brodie, after: -40, feeCents: 23_000, accepted: true }],
  },
  {
    ...gastro,
    patient: darcy,
    sent: 5,
    timeframe: 'this-week',
    reason: 'Stomach pain that comes and goes.',
    offers: [
      { from: priya, after: 20, feeCents: 24_500 },
      { from: brodie, after: -30, feeCents: 21_500, accepted: true },
    ],
  },
  {
    ...gastro,
    patient: lachlan,
    sent: 1,
    timeframe: 'next-week',
    reason: 'Any morning next week.',
    offers: [{ from: brodie, after: 60, feeCents: 23_000 }],
  },
  {
    ...gastro,
    patient: darcy,
    sent: 0,
    timeframe: 'as-soon-as-possible',
    reason: 'Test results that need explaining.',
    offers: [{ from: brodie, after: -6, feeCents: 23_000 }],
  },
  {
    patient: maeve,
    profession: 'allied-health',
    specialty: 'Physiotherapy',
    sent: 0,
    timeframe: 'this-week',
    reason: 'Lower back pain after moving house.',
    offers: [
      { from: 3, after: -14, feeCents: 14_500 },
      { from: 5, after: -3, feeCents: 12_000 },
    ],
  },
];
