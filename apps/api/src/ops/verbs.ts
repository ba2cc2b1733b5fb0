import type { Services } from '../http/context.ts';
import { jobs } from './jobs.ts';
import { pruneNow } from './prune-now.ts';
import { partner } from './partner.ts';
import { readOnly } from './read-only.ts';
import { reconcile } from './reconcile.ts';
import { rotateKeys } from './rotate-keys.ts';
import { retry } from './retry.ts';
import { status } from './status.ts';

/** `say` prints a line. Throws `WrongWords` for arguments it does not know. */
export type Verb = (services: Services, args: readonly string[], say: (line: string) => void) => Promise<number>;

export const verbs: Readonly<Record<string, Verb>> = {
  status,
  jobs,
  retry,
  reconcile,
  'rotate-keys': rotateKeys,
  prune: pruneNow,
  'read-only': readOnly,
  partner,
};

export const help = `Usage: ops <verb> (npm run ops -- <verb>; where it is installed, tele ops <verb>)

  status                     show health, and what to do about problems
       --json                output JSON
  jobs                       list failed and queued background jobs
       --limit <n>           failed jobs to show (50)
       --json                output JSON
  retry <id>                 retry a failed job
  retry --kind <kind>        retry all failed jobs of a kind
  retry --all                retry all failed jobs
  reconcile                  compare every charge with Stripe
       --since <date>        only charges since this date or time
       --apply               apply the safe fixes (money moves in the next job run)
       --json                output one line of JSON per difference
  rotate-keys                   re-encrypt fields with the first key in FIELD_KEYS, and list keys you can remove
       --status              only show counts
  deletions                  list deleted accounts, or delete them again after a restore
       --since <instant>     list those deleted since, for example 2026-11-22T16:00:00Z
       --again <file>        delete the accounts listed in the file
  prune                      delete data past its retention time, and prepare storage for new months
  read-only                  show whether read-only mode is on
  read-only on               turn on read-only mode: reads continue, jobs and webhooks wait
       --until <instant>     expected end, shown to users
       --reason <words>      for operators
  read-only off              turn off read-only mode
  partner create             create a partner and its first secret key
       --name <name>         the name patients see
       --origin <address>    each of its sites, for example https://www.example.com
  partner rotate <id>        create a second secret key
       --end <key>           revoke this key
  partner disable <id>       disable a partner, its keys and sessions
  partner origins <id>       list, add or remove its registered origins
       --add <address>, --remove <address>
  partner counts <id>        count the partner’s requests by status
       --from <date>, --until <date>

Exit codes: 0 OK, 1 needs attention, 2 failed.`;
