import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { pdfDecoders } from './pdf-decoders.ts';

const resolve = (path: string) => createRequire(import.meta.url).resolve(`pdfjs-dist/${path}`);

it('every decoder pdf.js imports is served', () => {
  const source = readFileSync(resolve('build/pdf.worker.min.mjs'), 'utf8');
  const asked = new Set(source.match(/\w+_nowasm_fallback\.js/g));
  expect([...asked].toSorted()).toEqual(pdfDecoders.files.toSorted());
  for (const file of pdfDecoders.files) expect(existsSync(resolve(`wasm/${file}`))).toBe(true);
});
