import { around } from './around.ts';
import { asStep } from './step.ts';

/** Vendor client with each call as a step. Steps only carry our names, no requests or responses. */
export const stepEachCall = <V extends object>(vendor: string, client: V): V =>
  around(client, (name, call) => asStep({ is: 'vendor', vendor, call: name }, async () => call()));
