import type { Services } from '../http/context.ts';
import { jobs } from './jobs.ts';
import { pruneNow } from './prune-now.ts';
import { partner } from './partner.ts';
import { readOnly } from './read-only.ts';
import { reconcile } from './reconcile.ts';
import { reseal } from './reseal.ts';
import { retry } from './retry.ts';
import { status } from './status.ts';

/** `say` prints a line. Throws `WrongWords` for arguments it does not know. */
export type Verb = (services: Services, args: readonly string[], say: (line: string) => void) => Promise<number>;

export const verbs: Readonly<Record<string, Verb>> = {
  status,
  jobs,
  retry,
  reconcile,
  reseal,
  prune: pruneNow,
  'read-only': readOnly,
  partner,
};

export const help = `Usage: ops <verb> (npm run ops -- <verb>; where it is installed, tele ops <verb>)

  status                     whether all is well, and what to do if not
       --json                the same for programs
  jobs                       what was given up, and what waits
       --limit <n>           jobs that were given up to show (50)
       --json                the same for programs
  retry <id>                 has a job that was given up tried again
  retry --kind <kind>        every one of a kind
  retry --all                every one
  reconcile                  every charge beside the payment provider's, in both directions
       --since <date>        those made from then on: 2026-11-22, or an instant
       --apply               does what is proposed and safe; money moves with the next drain
       --json                a line of JSON for each difference
  reseal                     seals under the first of FIELD_KEYS what an older one sealed, and says which may go
       --status              counts alone
  deletions                  accounts deleted, and deleted again after a restore
       --since <instant>     lists those deleted since: 2026-11-22T16:00:00Z
       --again <file>        deletes the accounts that the file lists
  prune                      deletes what is kept no longer, and prepares months to come
  read-only                  whether nobody's changes are taken, since when and why
  read-only on               takes none from now on: reads go on, background work and the provider's events wait
       --until <instant>     when it is expected to be over, which people are told: 2026-11-22T16:00:00Z
       --reason <words>      for whoever runs the service
  read-only off              takes them again
  partner create             a clinic whose pages carry our widgets, with its first secret key
       --name <name>         what patients know it by
       --origin <address>    of each of its sites, such as https://www.example.com
  partner rotate <id>        another secret key, beside the one in use
       --end <key>           ends that one, once the other is in use everywhere
  partner disable <id>       ends all of a partner's keys, pages and sessions
  partner origins <id>       where its pages are
       --add <address>, --remove <address>
  partner counts <id>        how many requests it brought, by state
       --from <date>, --until <date>

Ends with 0 when all is well, 1 when somebody should look, 2 when it could not be done.`;
