import { resolve } from 'node:path';
import { rememberGreen } from '../green.ts';
import { runLanes, type Lanes } from '../lanes.ts';
import { lanesWithout, leftOut, leftOutText, missingRequirements, type MachineFacts } from '../left-out.ts';
import { readMachineFacts } from '../machine-facts.ts';

interface Outcome {
  code: number;
  isWhole: boolean;
}

const root = resolve(import.meta.dirname, '../..');

interface Machine {
  facts: MachineFacts;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
}

const thisMachine = (): Machine => ({
  facts: readMachineFacts(),
  env: process.env,
  print: (text) => console.log(text),
});

export function runChanged(lanes: Lanes, { facts, env, print } = thisMachine(), note?: string): Promise<number> {
  const green = process.argv.includes('--again') ? undefined : rememberGreen(root, env, facts);
  return runLanes(lanes, print, green, note);
}

export async function runChecks(lanes: Lanes, machine = thisMachine()): Promise<Outcome> {
  const { facts, env, print } = machine;
  const missing = leftOut(facts, lanes);
  const errors = missingRequirements(missing, env);
  if (errors.length > 0) {
    print(errors.join('\n'));
    return { code: 1, isWhole: false };
  }
  print(`${leftOutText(missing)}\n`);
  const note = missing.length > 0 ? leftOutText(missing) : undefined;
  return { code: await runChanged(lanesWithout(lanes, missing), machine, note), isWhole: missing.length === 0 };
}
