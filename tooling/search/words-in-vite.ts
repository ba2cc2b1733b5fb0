import type { Plugin } from 'vite';
import { readWords } from './read-words.ts';

const file = 'words.json';

/** For Storybook: `words.json` beside its pages, which its frame asks for once somebody searches. Written at the end of a build, and read anew for each question of `storybook dev`. */
export const wordsInVite = (root: string): Plugin => ({
  name: 'words-of-stories',
  apply: (_config, { mode }) => mode !== 'test',
  configureServer(server) {
    server.middlewares.use(`/${file}`, (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(readWords(root)));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(readWords(root)) });
  },
});
