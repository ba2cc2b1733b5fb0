// Our own rules, loaded by .oxlintrc.json: each holds one of 'one way to do a thing'.
import { declareFunctions } from './declare-functions.ts';
import { keysFromRoutes } from './keys-from-routes.ts';
import { moneyInCore } from './money-in-core.ts';
import { textInTables } from './text-in-tables.ts';

export default {
  meta: { name: 'tele' },
  rules: {
    'declare-functions': declareFunctions,
    'keys-from-routes': keysFromRoutes,
    'money-in-core': moneyInCore,
    'text-in-tables': textInTables,
  },
};
