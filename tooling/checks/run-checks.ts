import { resolve } from 'node:path';
import { rememberGreen } from '../green.ts';
import { runLanes, type Lanes } from '../lanes.ts';
import { lanesWithout, leftOut, leftOutText, missingRequirements } from '../left-out.ts';
import { readMachineFacts } from '../machine-facts.ts';

interface Outcome {
  /** Exit code. */
  code: number;
  /** Every check ran. */
  isWhole: boolean;
}

const root = resolve(import.meta.dirname, '../..');

/** Runs lanes. Steps that passed on this machine with the same files run again only with `--again`. */
export function runChanged(lanes: Lanes): Promise<number> {
  const green = process.argv.includes('--again') ? undefined : rememberGreen(root, process.env, readMachineFacts());
  return runLanes(lanes, undefined, green);
}

/** Runs lanes of long checks. Says first, and again at the end, what this machine leaves out. */
export async function runChecks(lanes: Lanes): Promise<Outcome> {
  const missing = leftOut(readMachineFacts(), lanes);
  const errors = missingRequirements(missing, process.env);
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    return { code: 1, isWhole: false };
  }
  console.log(`${leftOutText(missing)}\n`);
  const code = await runChanged(lanesWithout(lanes, missing));
  if (missing.length > 0) console.log(leftOutText(missing));
  return { code, isWhole: missing.length === 0 };
}
