import { diagnose, findCauses, formatLine } from './diagnose.mjs';
import { readFacts } from './facts.mjs';

/** @param {string} root @param {Record<string, string | undefined>} env @returns {Promise<boolean>} No faults. */
export async function runDoctor(root, env) {
  const lines = diagnose(await readFacts(root, env, true));
  for (const line of lines) console.log(formatLine(line));
  return lines.every(({ level }) => level !== 'fault');
}

/**
 * Prints faults of this machine that explain a failed command.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {Parameters<typeof findCauses>[1]} failed
 * @returns {Promise<void>}
 */
export async function explainFailure(root, env, failed) {
  const found = findCauses(diagnose(await readFacts(root, env, failed === 'installation')), failed);
  if (found.length === 0) return;
  console.error(
    ['', 'This machine may be the reason:', ...found.map(formatLine), 'All checks: npm run doctor'].join('\n'),
  );
}
