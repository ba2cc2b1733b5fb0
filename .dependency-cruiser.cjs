// Deny by default: a folder imports another only if tooling/layers.json allows it (table: docs/map.md).
const layers = require('./tooling/layers.json');

const within = (folder) => `^${folder}/`;
const layerRules = Object.entries(layers).map(([folder, allowed]) => ({
  name: `layer-${folder.replace('/', '-')}`,
  comment: `${folder} may import only: ${allowed.join(', ') || 'nothing of ours'} (tooling/layers.json)`,
  severity: 'error',
  from: { path: within(folder) },
  to: { path: '^(packages|apps)/', pathNot: [folder, ...allowed].map(within) },
}));

// API layers: server, cli → modules → http → ledger → jobs → db, vendors. A module lists the modules it imports.
const plumbing = ['http', 'ledger', 'emails', 'jobs', 'encryption', 'db', 'vendors', 'steps'];
const apiLayers = {
  config: [],
  steps: [],
  db: ['steps'],
  vendors: [],
  // Modules send; emails only render.
  emails: ['db', 'vendors'],
  encryption: ['db'],
  jobs: ['db', 'steps'],
  ledger: ['jobs', 'db', 'vendors'],
  http: ['ledger', 'jobs', 'encryption', 'db', 'vendors', 'steps'],
  telemetry: plumbing,
  'security-emails': plumbing,
  account: [...plumbing, 'security-emails'],
  sessions: [...plumbing, 'account'],
  passkeys: [...plumbing, 'account', 'security-emails'],
  people: plumbing,
  cards: plumbing,
  'email-preferences': plumbing,
  licences: [],
  meetings: [...plumbing, 'licences'],
  reminders: [...plumbing, 'email-preferences', 'meetings'],
  receipts: plumbing,
  availability: plumbing,
  'time-off': plumbing,
  calendars: [...plumbing, 'security-emails'],
  // Specialists have times, a meeting place and a photo, uploaded like an application's.
  specialists: [...plumbing, 'availability', 'licences', 'meetings', 'uploads'],
  // Bookings have meetings, reminders, receipts and patients.
  bookings: plumbing,
  selections: [...plumbing, 'account', 'bookings', 'availability', 'meetings', 'people', 'receipts', 'reminders'],
  payouts: [...plumbing, 'security-emails'],
  offers: [...plumbing, 'meetings', 'payouts', 'receipts', 'reminders', 'selections', 'bookings'],
  'open-requests': [...plumbing, 'offers', 'people', 'selections', 'bookings'],
  appointments: [...plumbing, 'meetings', 'offers', 'selections', 'bookings'],
  reschedules: [...plumbing, 'meetings', 'reminders', 'selections', 'bookings'],
  favourites: [...plumbing, 'specialists'],
  alerts: [...plumbing, 'specialists'],
  notifications: [...plumbing, 'open-requests', 'selections', 'alerts', 'bookings'],
  uploads: plumbing,
  applications: [...plumbing, 'specialists', 'uploads'],
  staff: [...plumbing, 'applications', 'reschedules', 'offers', 'selections', 'specialists', 'ops', 'uploads'],
  // Partners' patients have accounts and make requests like anybody.
  partners: [...plumbing, 'account', 'security-emails', 'selections'],
  ops: [...plumbing, 'partners', 'telemetry'],
  // Account deletion covers every module.
  'my-data': [...plumbing, 'account', 'ops', 'security-emails', 'staff', 'uploads', 'bookings'],
  // Approved and seeded people are created the same way.
  seed: ['db', 'encryption', 'specialists', 'partners'],
};
// The demo calls every module's handlers.
apiLayers.demo = Object.keys(apiLayers);
// Entry points assemble all modules.
apiLayers.server = Object.keys(apiLayers);
apiLayers.cli = Object.keys(apiLayers);
const inApi = (folder) => `^apps/api/src/${folder}/`;
const notShipped = '\\.test\\.ts$|^apps/api/src/testing/';
const apiRules = Object.entries(apiLayers).map(([folder, allowed]) => ({
  name: `api-${folder}`,
  comment: `apps/api/src/${folder} may import only: ${allowed.join(', ') || 'nothing of the API'}, by type or by value`,
  severity: 'error',
  from: { path: inApi(folder), pathNot: notShipped },
  to: { path: '^apps/api/src/', pathNot: ['config', folder, ...allowed].map(inApi) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    ...apiRules,
    {
      name: 'api-folders-have-a-layer',
      comment: 'A new folder of the API is given its place in apiLayers above.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: notShipped },
      to: { path: '^apps/api/src/[^/]+/', pathNot: Object.keys(apiLayers).map(inApi) },
    },
    {
      name: 'no-circular',
      comment: 'Types may name each other; code may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-deep-imports',
      comment: 'Import a package by its entry points, never by a path inside it.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/(index|screens|contract|client|testing)\\.ts$',
          '^packages/[^/]+/src/styles\\.css$',
          '^packages/ui/src/story/story-place\\.tsx$',
          '^packages/kit/src/story-stage\\.tsx$',
          '^packages/ui/src/story/(texts-that-come|expect-state|expect-in-view)\\.ts$',
          '^packages/client/src/testing/fields\\.ts$',
          '^packages/kit/src/testing/(own-server|server-page)\\.tsx$',
          '^packages/match-widget/src/testing/[\\w-]+\\.ts$',
        ],
      },
    },
    {
      name: 'api-without-client',
      comment: 'The API uses the contract and the rules, never the client.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^packages/client/src' },
    },
    {
      name: 'contract-stays-on-the-server',
      comment: 'zod must not reach a browser: widgets import types from the contract, values from the core entry.',
      severity: 'error',
      from: { path: '^packages/(?!core/)|^apps/portal/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: '^packages/core/src/contract', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-barrel-inside',
      comment: 'One index.ts per package; none inside.',
      severity: 'error',
      from: {},
      to: { path: '^(packages|apps)/[^/]+/src/.+/index\\.tsx?$' },
    },
    {
      name: 'screens-stay-apart',
      comment:
        'A screen never imports another screen; what two share moves up one level. A widget puts them one after another.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/src/([^/]+)/', pathNot: '\\.stories\\.tsx$|/src/widget/' },
      to: { path: '^$1/$2/src/.*[a-z]Screen\\.tsx$', pathNot: '^$1/$2/src/$3/' },
    },
    {
      name: 'not-to-unresolvable',
      comment:
        'A sheet of a package is made when it is built; for the example host by examples/react-host/published-sheets.ts.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^@tele/[^/]+/styles\\.css$' },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src',
        pathNot: '(\\.(test|stories|d)\\.tsx?$|/story-[^/]+\\.tsx?$|/testing/|/testing\\.ts$)',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: '(^|/)(dist|storybook-static|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
