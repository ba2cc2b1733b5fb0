import { anyRoot } from './any-root.ts';
import { anySystem } from './any-system.ts';
import { declareFunctions } from './declare-functions.ts';
import { keysFromRoutes } from './keys-from-routes.ts';
import { moneyInCore } from './money-in-core.ts';
import { noProfessionChecks } from './no-profession-checks.ts';
import { plainTitles } from './plain-titles.ts';
import { shortComments } from './short-comments.ts';
import { textInTables } from './text-in-tables.ts';

export default {
  meta: { name: 'tele' },
  rules: {
    'any-root': anyRoot,
    'any-system': anySystem,
    'declare-functions': declareFunctions,
    'keys-from-routes': keysFromRoutes,
    'money-in-core': moneyInCore,
    'no-profession-checks': noProfessionChecks,
    'plain-titles': plainTitles,
    'short-comments': shortComments,
    'text-in-tables': textInTables,
  },
};
