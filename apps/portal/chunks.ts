/** The widget a sheet belongs to. */
const widgetOf = (file: string): string => /packages\/([a-z-]+)\/src\//.exec(file)?.[1] ?? 'widget';

/**
 * Which files travel together. Left to itself the build makes a chunk for each set of pages that share something, some fifty of a
 * few hundred bytes for one route: they queue for each other and compress worse. What each route loads is held by
 * `tooling/check-portal-size.ts`. The order counts: a group takes the imports of its files along, but for what a group before it
 * has taken. So what many pages share stands before what few do, and nothing shared may import what is meant to come late.
 */
export const chunkGroups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[a-z-]+)\/(?!.*nfiniteQuery(Observer)?\.js)/,
  },
  // All else of the first file, with its sheets. Not the entry itself, by which the page is found in the manifest.
  { name: 'start', tags: ['$initial' as const], test: /(?<!\/main)\.(ts|tsx|js|mjs|css)$/ },
  // What the sign-in shares with other pages, so that it needs no more of them.
  {
    name: 'entry',
    test: /\/(lucide\/dist\/esm\/icons\/(?!eye|phone|calendar-days|inbox|map-pin)|ui\/src\/(field|text-input|notice|brand-mark)\/)/,
    minShareCount: 2,
  },
  // The sheets of the primitives and the shell in one, and those of each widget.
  {
    name: 'primitives',
    test: /\/(packages\/(ui|kit)|apps\/portal|match-widget\/src\/screen)\/(?!src\/(home|login|sign-in|staff|account|work|notifications\/N|chooser|tabs|save|card\/CardForm|partner|chrome\/Drawer|radio-cards|file-row|photo-crop)).*\.css$/,
  },
  { name: widgetOf, test: /packages\/(?!ui|kit|appointments)[a-z-]+\/src\/.*\.css$/ },
  // The small parts that pages share. Most need most of them; lists to choose from and forms are left out.
  {
    name: 'common',
    test: /packages\/(core|ui|kit)\/src\/(?!(categories|notification\/|calls\/call-versioned|time\/Delayed|icon\/map-pin|selection\/is-listed|offer\/|payouts\/|request\/(?!ask-query|timeframes)|time\/([Ll]eft|TimeLeft|use-left)|catalogue\/provider-wording|registration\/(ahpra|application|documents|licen|staff|own-profile|profile-types)|appointment\/(calendar|group)|save\/|checkbox|combobox|radio-cards|search\/search-fields|field\/email|partner\/|list\/(?!reading)|listbox-button|forms|chooser|card|zone\/[Zz]one|errors\/error\.|queries\/(MorePages|use-more))).*\.tsx?$|\/match-widget\/src\/(screen|notices)\/|\/date-fns|lucide\/dist\/esm\/icons\/(calendar-days|inbox)|apps\/portal\/src\/(?!home|login|notifications|sign-in|account|staff|work).*\.tsx?$/,
    minShareCount: 2,
  },
  // What the bell and the dashboards tell: fetched with them.
  {
    name: 'news',
    test: /apps\/portal\/src\/notifications\/|core\/src\/notification\/|kit\/src\/calls\/call-versioned/,
    minShareCount: 2,
  },
  // Registering needs no other way to sign in.
  { name: 'google', test: /apps\/portal\/src\/login\/(use-google|google-start)/, minShareCount: 2 },
  // The ways to sign in, which the sign-in page and the window of a partner's page share.
  {
    name: 'sign-in',
    test: /core\/src\/field\/email\.ts|apps\/portal\/src\/login\/(SignInForm|GoogleMark|use-(sign-in-form|email-link|send-link)|email-link|link-device|login\.messages)/,
    minShareCount: 2,
  },
  // What several categories ask of those who register: whoever books loads none of it.
  { name: 'categories', test: /\/core\/src\/categories\/shared\//, minShareCount: 2 },
  // The rules of an application, for those who send one and those who decide on it.
  {
    name: 'application',
    test: /\/core\/src\/registration\/(ahpra|application|documents|licen|staff)/,
    minShareCount: 2,
  },
  // Lists by pages.
  { name: 'lists', test: /nfiniteQuery(Observer)?\.js|\/kit\/src\/queries\/(MorePages|use-more)/, minShareCount: 2 },
  // What is chosen from lists.
  { name: 'choice', test: /\/ui\/src\/(list|listbox-button)\/|\/kit\/src\/zone\/[Zz]one/, minShareCount: 3 },
  { name: 'form', test: /\/kit\/src\/(forms\/|errors\/error\.messages)/, minShareCount: 2 },
  // How clients and providers choose among the categories.
  { name: 'chooser', test: /\/kit\/src\/chooser\//, minShareCount: 2 },
  // What offers are made of, for both sides of them: nobody else loads it.
  {
    name: 'offers',
    test: /core\/src\/(offer|payouts|request)\/|ui\/src\/radio-cards\/|kit\/src\/(request\/|time\/(TimeLeft|left|use-left))|match-widget\/src\/(asked\/|offer\/offer-now).*\.tsx?$/,
    minShareCount: 2,
  },
  // The search form's own parts, which asking for times has too.
  {
    name: 'search',
    test: /match-widget\/src\/(search|ask)\/(?!HowMatching).*\.tsx?$|ui\/src\/combobox\/|core\/src\/search\/search-fields/,
    minShareCount: 2,
  },
  // A booked request, whether it was picked or asked for.
  { name: 'booked', test: /match-widget\/src\/request\/.*\.tsx?$/, minShareCount: 2 },
  // A card of the results, which a specialist's first day shows them.
  { name: 'card', test: /match-widget\/src\/results\/(SpecialistInfo|results\.messages)/, minShareCount: 2 },
  // What the dashboard shares with one page alone stays out: the lists of requests, accepting an offer, how matching works.
  { name: 'match', test: /\/match-widget\/src\/(?!offer\/|requests\/|search\/HowMatching)/, minShareCount: 2 },
  { name: 'cards', test: /packages\/ui\/src\/card\/.*\.tsx?$/, minShareCount: 2 },
  // What the dashboards are made of; the appointments page lists as they do.
  {
    name: 'dashboard',
    test: /apps\/portal\/src\/home\/.*\.tsx?$|packages\/appointments\/src\/(AppointmentRow|NextAppointments|appointments\.data|timeline)\.tsx?$/,
    minShareCount: 2,
  },
  // What the dashboard shares with the pages of open requests and payouts.
  {
    name: 'inbox',
    test: /packages\/provider-inbox\/src\/(open-requests|payouts|offers\.data).*\.tsx?$/,
    minShareCount: 2,
  },
  // What the two pages of staff share: nobody else loads it.
  { name: 'staff', test: /apps\/portal\/src\/staff\//, minShareCount: 2 },
];
