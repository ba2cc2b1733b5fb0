const widgetOf = (file: string): string => /packages\/([a-z-]+)\/src\//.exec(file)?.[1] ?? 'widget';

const code = (...paths: string[]): RegExp => new RegExp(`/(${paths.join('|')}).*\\.(tsx?|m?js)$`);

const shared = (name: string, ...paths: string[]) => ({ name, test: code(...paths), minShareCount: 2 });

/** Package code that few pages need: it has its own groups or goes with its page. */
const ofFewPages = [
  'core/src/(calendar|categories|meeting|reschedule|notification|offer|partner|payouts|people|search|specialty-words)/',
  'core/src/appointment/(calendar|fee-refunds|group)',
  'core/src/availability/group',
  'core/src/catalogue/(decline|missing|provider-wording)',
  'client/src/(parallel|other-server/)',
  'core/src/field/(email|public-name|visible-text)',
  'core/src/money/(card-brand|fee-rule)',
  'core/src/registration/(?!genders|state-rule|spoken)',
  'core/src/open-request/(?!query|timeframes)',
  'core/src/selection/(?!status|fee-cap)',
  'core/src/time/(days-in|typed)',
  'kit/src/(cancel|card|chooser|collection|dates|fees|forms|home|meeting|outcome|people|receipt|request|save|script|sign-in|slot|specialist)/',
  'kit/src/calls/call-versioned',
  'kit/src/errors/error\\.',
  'kit/src/partner/(?!use-signing-in)',
  'kit/src/queries/(MorePages|more|use-more)',
  'kit/src/time/([Ll]eft|TimeLeft|use-left|Delayed|FromTo|DateTile|ReaderTime|When|time\\.messages)',
  'kit/src/zone/[Zz]one',
  'ui/src/(checkbox|combobox|confirm-dialog|disclosure|listbox-button|money-input|popover|radio-(?!group)[a-z]+|select|text-area)/',

  'ui/src/focus/use-focus',
  'ui/src/icon/map-pin',
];

/** Chunk groups, first match wins: the default makes tiny files. Checked by `tooling/check-portal-size.ts`. */
export const chunkGroups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[a-z-]+)\/(?!.*(nfiniteQuery(Observer)?|useMutation|mutationObserver)\.js)/,
  },
  // The rest of the first file, with its styles. The entry stays out: the manifest finds the page by it.
  { name: 'start', tags: ['$initial' as const], test: /(?<!\/main)\.(ts|tsx|js|mjs|css)$/ },
  // Code the sign-in shares with other pages, so it loads no more of them.
  {
    name: 'entry',
    test: /\/(lucide\/dist\/esm\/icons\/(triangle-alert|info|circle-check|check|lock|mail)\.|ui\/src\/(field|text-input|notice|brand-mark)\/|core\/src\/field\/(email|visible-text)\.)/,
    minShareCount: 2,
  },
  // Styles of primitives and shell in one file, and of each widget: matching, choosing times and requests apart.
  {
    name: 'primitives',
    test: /\/(packages\/(ui|kit)|apps\/portal|match-widget\/src\/screen|notifications\/src\/bell)\/(?!src\/(foot|home|specialist|login|sign-in|staff|account|work|chooser|tabs|save|people|meeting|receipt|popover|card\/CardForm|partner|chrome\/Drawer|radio-cards|file-row|photo-crop)).*\.css$/,
  },
  { name: 'chooser', test: /kit\/src\/chooser\/.*\.css$/ },
  {
    name: 'match-picks',
    test: /(match-widget\/src\/((filters|alerts)\/|specialist\/(?!Named))|kit\/src\/specialist\/).*\.css$/,
  },
  {
    name: 'match-booked',
    test: /match-widget\/src\/(reschedule\/|requests\/(shared\/(BookingCard|MoneyCard)|picked\/(PayCard|RequestTracker))).*\.css$/,
  },
  {
    name: widgetOf,
    test: /packages\/(?!ui|kit|appointments|account|staff|notifications)[a-z-]+\/src\/(?!(home|weekly|editor|draft)\/).*\.css$/,
  },
  // Blocks of the calendar's editor and of weekly hours, and free slots. Both load late.
  shared(
    'blocks',
    'core/src/availability/(add-blocks|block-refusal|enter-wall|free-slots|join|repeat-days|wall-block|working-rules)',
  ),
  // Small parts that most pages share.
  shared(
    'common',
    `packages/(?!${ofFewPages.join('|')})(client|core|ui|kit)/src/`,
    'match-widget/src/(screen/|notices/|specialties/late)',
    'date-fns',
    'react-query/.*/useMutation',
    'query-core/.*/mutationObserver',
    'lucide/dist/esm/icons/(?!calendar-(clock|plus)|eye|file-check|map-pin|phone|receipt-text|shield-check|star|video)',
    'apps/portal/src/(?!foot|patient-dashboard|specialist-dashboard|login|sign-in|account|staff|alert-href|work)',
  ),
  shared('news', 'packages/notifications/src/', 'core/src/notification/', 'kit/src/calls/call-versioned'),
  shared('google', 'apps/portal/src/login/(use-google|google-start)'),
  shared('left', 'kit/src/time/(left|use-left)'),
  shared(
    'sign-in',
    'kit/src/sign-in/',
    'apps/portal/src/login/(SignInForm|resend-wait|use-(sign-in-form|email-link|send-link)|email-link|link-device|login\\.messages)',
  ),
  // Registration rules that several categories share. Patients who book load none of it.
  shared('categories', 'core/src/categories/shared/'),
  // Application rules, for applicants and staff.
  shared('application', 'core/src/registration/(ahpra|application|documents|licen|staff)'),
  shared('infinite', '.*nfiniteQuery'),
  shared('lists', 'kit/src/queries/(MorePages|more|use-more)'),
  shared('choice', 'ui/src/listbox-button/', 'kit/src/zone/[Zz]one'),
  shared('form', 'kit/src/forms/', 'kit/src/errors/error\\.messages'),
  shared('collection', 'kit/src/collection/'),
  shared('inputs', 'ui/src/(radio-chips|select)/'),
  shared('text-area', 'ui/src/text-area/', 'core/src/search/search-fields'),
  shared('money-input', 'ui/src/money-input/', 'core/src/money/fee-rule'),
  shared('dates', 'kit/src/dates/DateInput', 'core/src/time/typed'),
  shared('checks', 'ui/src/(checkbox|radio-cards)/'),
  shared('chooser', 'kit/src/chooser/'),
  shared('person', 'core/src/registration/(patient-fields|au-phone|medicare|ihi)', 'kit/src/dates/(?!DateInput)'),
  shared('people', 'kit/src/people/(WhoChoice|people\\.messages|use-relation)'),
  shared('person-form', 'kit/src/people/(?!people\\.data|EmailText)', 'core/src/people/person-fields'),
  // Times: when it is, reschedule and join limits, and other facts of upcoming bookings.
  shared('when', 'kit/src/time/(DateTile|ReaderTime|When|time\\.messages)'),
  shared('reschedules', 'core/src/reschedule/(transitions|window)'),
  shared(
    'booking',
    'core/src/meeting/join',
    'kit/src/meeting/(JoinLink|meeting\\.messages)',
    'lucide/dist/esm/icons/(video|phone)',
  ),
  shared(
    'meeting',
    'kit/src/meeting/(HowWeMeet|CalendarLinks|CalendarFile|calendar-file)',
    'core/src/calendar/(calendar-(file|link|uid)|ical-lines)',
    'lucide/dist/esm/icons/calendar-plus',
  ),
  shared(
    'receipt',
    'kit/src/receipt/(?!ReceiptFacts)',
    'core/src/appointment/fee-refunds',
    'lucide/dist/esm/icons/(calendar-clock|receipt-text)',
  ),
  shared('outcome-rows', 'kit/src/outcome/'),
  shared('cancel', 'kit/src/cancel/'),
  shared(
    'own-meeting',
    'account/src/meeting/(?!meeting\\.messages)',
    'core/src/meeting/(meeting-fields|video-link|ways)',
    'core/src/field/public-name',
  ),
  // Offers code for both sides. Other pages do not load it.
  shared('offers', 'core/src/offer/', 'kit/src/(request/timeframe|time/(TimeLeft|left|use-left))'),
  // Search form parts, also used by the open-request form.
  shared(
    'search',
    'match-widget/src/(search/(?!HowMatching)|specialties/(?!load|[Nn]ot))',
    'ui/src/combobox/',
    'core/src/search/ranking',
  ),
  shared('fee', 'match-widget/src/fees/fee\\.messages', 'core/src/selection/fee-consent'),
  shared(
    'outcome',
    'match-widget/src/requests/shared/([Cc]andidate|how-it-ended|pill-of)',
    'core/src/selection/(stage|standing)',
  ),
  shared('open-request', 'match-widget/src/requests/open/(open-request-pill|offers/offer-now)'),
  shared('replies', 'core/src/catalogue/decline', 'kit/src/request/reply'),
  // Picks and their patient, kept so the requests page can link back.
  shared(
    'kept',
    'match-widget/src/(picks/|requests/open/kept|submit/fee-choice)',
    'core/src/selection/default-fee-cap',
  ),
  shared(
    'booker',
    'match-widget/src/submit/(BookingSheet|SubmitSteps|booker|late|reread|submit\\.messages|use-booked)',
    'match-widget/src/results/use-bar',
    'kit/src/(people/people\\.data|partner/SigningInRow)',
    'core/src/(people/missing|catalogue/missing)',
  ),

  shared('next', 'match-widget/src/(fees/(Outcome|outcome)|submit/SubmitSheet)'),
  shared('booked', 'match-widget/src/(requests/shared/(?!BookingCard|[Cc]andidate|how-it-ended|pill-of)|reschedule/)'),
  shared('focus-kept', 'ui/src/focus/use-focus'),
  // Result card, also previewed on a specialist's first day.
  shared('card', 'match-widget/src/filters/', 'kit/src/specialist/', 'ui/src/(popover/|icon/map-pin)'),
  // Filters in an address, which an alert links to.
  shared('filters', 'core/src/search/filter-', 'apps/portal/src/alert-href'),
  shared('named', 'match-widget/src/(specialist/(NamedList|specialist\\.messages)|alerts/alert\\.messages)'),
  // Slot grid, for bookings and reschedules, then the picking code.
  shared(
    'grid',
    'match-widget/src/results/(DayStrip|SlotGrid|SlotPicker|SlotButton|SlotsFailed|PickerSkeleton|day-pages|use-list-width)',
    'match-widget/src/results/(results\\.(data|messages)|slots\\.data)',
    'core/src/availability/group',
    'kit/src/queries/use-query-list',
    'client/src/parallel',
  ),
  shared('picking', 'match-widget/src/(results|submit|alerts)/', 'core/src/selection/picks'),
  shared('home', 'match-widget/src/home/', 'kit/src/home/'),
  shared('dashboard', 'packages/appointments/src/(AppointmentRow|NextAppointments|appointments\\.data|timeline)'),
  shared('payouts', 'provider-inbox/src/payouts/'),
  shared('tabs', 'provider-inbox/src/tabs/(InboxHead|inbox-tabs)'),
  shared(
    'inbox',
    'provider-inbox/src/(open-requests|tabs/Target|offers\\.data|request-facts/|make-offer/(MakeOfferSheet|PayoutsFirst|late|make-offer\\.messages))',
  ),
  shared('staff', 'packages/staff/src/'),
];
