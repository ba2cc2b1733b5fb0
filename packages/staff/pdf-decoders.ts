import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { pdfDecoders } from './src/viewer/pdf-decoders.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'wasm');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Serves pdf.js decoders for scans under its own names, in JavaScript: WebAssembly needs a wider CSP everywhere. */
export function pdfDecodersServed(): Plugin {
  return {
    name: 'tele:pdf-decoders',
    configureServer({ middlewares }) {
      middlewares.use(pdfDecoders.path, (request, response, next) => {
        const name = pdfDecoders.files.find((file) => request.url?.split('?')[0] === `/${file}`);
        if (!name) return next();
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.end(read(name));
      });
    },
    generateBundle() {
      for (const name of pdfDecoders.files) {
        this.emitFile({ type: 'asset', fileName: `${pdfDecoders.path.slice(1)}${name}`, source: read(name) });
      }
    },
  };
}
