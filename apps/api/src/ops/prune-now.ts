import { ownsTable } from '../db/owner.ts';
import { prune } from '../jobs/prune.ts';
import { exits } from './exits.ts';
import type { Verb } from './verbs.ts';
import { readWords, WrongWords } from './words.ts';

/** `prune`: for a timer with the owner's DATABASE_DIRECT_URL, which the API's processes do not have. */
export const pruneNow: Verb = async (services, args, say) => {
  if (readWords(args, {}).positionals.length > 0) throw new WrongWords('prune takes no arguments.');
  if (!(await ownsTable((services.owner ?? services).db, 'audit'))) {
    say('This role does not own the audit: set DATABASE_DIRECT_URL to its owner.');
    return exits.failed;
  }
  const pruned = Object.entries(await prune(services));
  say(pruned.length === 0 ? 'Nothing to delete.' : pruned.map(([kind, rows]) => `${kind}: ${rows} deleted`).join('\n'));
  return exits.well;
};
