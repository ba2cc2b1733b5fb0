import { around } from './around.ts';
import { asStep } from './step.ts';

/** The same client of another company, with each call as a step. Steps carry our names only, no requests or responses. */
export const stepEachCall = <V extends object>(vendor: string, client: V): V =>
  around(client, (name, call) => asStep({ is: 'vendor', vendor, call: name }, async () => call()));
