import type { Plugin } from 'vite';
import { readWords } from './read-words.ts';

const file = 'words.json';

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
