import { stateCodes, type StateCode } from '../catalogue/states.ts';

export interface SplitAddress {
  street: string;
  suburb: string;
  state: StateCode;
  postalCode: string;
}

const whole = /^(.+), *([^,\d]+?),? +([a-z]{2,3}),? +(\d{4})(,? +australia)?$/i;

/** Parts of a whole address, such as '9 Wharf Street, Hobart TAS 7000'. Null if a part is missing. */
export function splitAddress(text: string): SplitAddress | null {
  const [, street = '', suburb = '', code = '', postalCode = ''] = whole.exec(text.trim()) ?? [];
  const state = stateCodes.find((each) => each === code.toUpperCase());
  return state ? { street, suburb, state, postalCode } : null;
}
