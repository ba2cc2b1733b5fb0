// `npm run reset`: forget every account, booking and sandbox record on this machine.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from '../apps/api/src/db/lock-file.ts';
import { lockData } from './lock-data.ts';

const data = resolve(import.meta.dirname, '..', process.env.TELE_DATA_DIR ?? '.data');
try {
  lockData(data);
  // `npm run ops` locks the store alone.
  lockFolder(join(data, 'api'));
} catch {
  console.error('Tele is running on this data. Stop it (Ctrl-C where `npm start` runs), then run this again.');
  process.exit(1);
}
rmSync(data, { recursive: true, force: true });
console.log('Cleared. The next `npm start` begins with fresh example data.');
