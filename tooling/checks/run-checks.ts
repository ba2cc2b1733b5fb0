import { runLanes, type Lanes } from '../lanes.ts';
import { lanesWithout, leftOut, leftOutText, missingRequirements } from '../left-out.ts';
import { readMachineFacts } from '../machine-facts.ts';

interface Outcome {
  /** Exit code. */
  code: number;
  /** Every check ran. */
  isWhole: boolean;
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
  const code = await runLanes(lanesWithout(lanes, missing));
  if (missing.length > 0) console.log(leftOutText(missing));
  return { code, isWhole: missing.length === 0 };
}
