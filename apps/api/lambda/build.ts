import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle } from './bundle.ts';

const dist = resolve(import.meta.dirname, '../dist');
const { zip, parts } = await bundle();
mkdirSync(dist, { recursive: true });
writeFileSync(join(dist, 'lambda.zip'), zip);
const largest = parts.slice(0, 8).map(([name, bytes]) => `${name} ${Math.round(bytes / 1000)}`);
const size = (zip.length / 1000).toFixed(1);
process.stdout.write(`apps/api/dist/lambda.zip ${size} kB. In it, before packing, in kB: ${largest.join(', ')}\n`);
