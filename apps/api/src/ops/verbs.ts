import type { Services } from '../http/context.ts';
import { jobs } from './jobs.ts';
import { reconcile } from './reconcile.ts';
import { retry } from './retry.ts';

/** `say` prints a line. Throws `WrongWords` for arguments it does not know. */
export type Verb = (services: Services, args: readonly string[], say: (line: string) => void) => Promise<number>;

export const verbs: Readonly<Record<string, Verb>> = { jobs, retry, reconcile };

export const help = `Usage: npm run ops -- <verb>

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

Ends with 0 when all is well, 1 when somebody should look, 2 when it could not be done.`;
