import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folder of the pnpm program, cached: npx takes half a second, or minutes offline.
 * @param {object} place
 * @param {string} place.spec Package and version, such as pnpm@12.21.0.
 * @param {string} place.program File name of the program on this platform.
 * @param {string} place.memory File that remembers the folder.
 * @param {(flags: string) => Promise<string>} place.ask Calls npx. Returns the folder, or '' after an error.
 * @returns {Promise<string>} '' without pnpm.
 */
export async function findPnpm({ spec, program, memory, ask }) {
  const [known, remembered = ''] = existsSync(memory) ? readFileSync(memory, 'utf8').split('\n') : [];
  if (known === spec && existsSync(join(remembered, program))) return remembered;
  // npm trusts a cached list that is older than the version: asks again without the flag.
  const folder = (await ask('--prefer-offline')) || (await ask(''));
  if (folder) {
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, `${spec}\n${folder}`);
  }
  return folder;
}
