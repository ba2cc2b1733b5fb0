// Size of the API's function: a cold start downloads all of it, and reads all but lazy chunks.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { report } from './budget.ts';

const file = resolve(import.meta.dirname, '../apps/api/dist/lambda.zip');
if (!existsSync(file)) throw new Error('Build the API first: its zip is weighed here.');
report('apps/api/dist/lambda.zip', statSync(file).size / 1000, { goal: 300, ceiling: 700 });
