// What the API weighs as a function behind a gateway: a cold start fetches all of it, and reads what is not loaded on demand, as the payment
// provider's and storage's code are.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { report } from './budget.ts';

const file = resolve(import.meta.dirname, '../apps/api/dist/lambda.zip');
if (!existsSync(file)) throw new Error('Build the API first: its zip is weighed here.');
report('apps/api/dist/lambda.zip', statSync(file).size / 1000, { goal: 300, ceiling: 700 });
