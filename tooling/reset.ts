// `npm run reset`: forget every account, booking and sandbox record on this machine.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const data = resolve(import.meta.dirname, '../.data');
const lock = join(data, 'api.lock');
if (existsSync(lock)) {
  const pid = Number(readFileSync(lock, 'utf8'));
  try {
    process.kill(pid, 0);
    console.error(`The API is running (process ${pid}). Stop it first, then run this again.`);
    process.exit(1);
  } catch {
    // Its owner has died: nothing to protect.
  }
}
rmSync(data, { recursive: true, force: true });
console.log('Cleared. The next `npm start` begins with fresh example data.');
