import { around } from './around.ts';
import { asStep } from './step.ts';

/** The same door to another company, each of whose calls is a step. The names are ours; what is asked and answered is not told. */
export const watched = <V extends object>(vendor: string, door: V): V =>
  around(door, (name, call) => asStep({ is: 'vendor', vendor, call: name }, async () => call()));
