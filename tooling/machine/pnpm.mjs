import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the pnpm program. It is remembered, since asking npx costs half a second, or minutes without a network.
 * @param {object} place
 * @param {string} place.spec Package and version, such as pnpm@12.21.0.
 * @param {string} place.program File name of the program on this platform.
 * @param {string} place.memory File that remembers the folder.
 * @param {(flags: string) => Promise<string>} place.ask Calls npx with these flags. Answers the folder, or '' after an error.
 * @returns {Promise<string>} '' without pnpm.
 */
export async function findPnpm({ spec, program, memory, ask }) {
  const [known, remembered = ''] = existsSync(memory) ? readFileSync(memory, 'utf8').split('\n') : [];
  if (known === spec && existsSync(join(remembered, program))) return remembered;
  // npm does not look again at a list that is older than the version: then without the flag.
  const folder = (await ask('--prefer-offline')) || (await ask(''));
  if (folder) {
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, `${spec}\n${folder}`);
  }
  return folder;
}
