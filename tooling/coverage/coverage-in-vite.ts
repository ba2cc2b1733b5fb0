import type { Plugin } from 'vite';
import { readCoverage } from './read-coverage.ts';

const id = 'virtual:spec-coverage';

export const coverageInVite = (root: string): Plugin => ({
  name: 'spec-coverage',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readCoverage(root))};` : null),
});
