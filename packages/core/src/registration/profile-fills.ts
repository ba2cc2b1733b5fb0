import { fillPhone } from './au-phone.ts';
import { splitAddress } from './split-address.ts';

/** Fields of a patient's profile filled by an entry, such as a whole address pasted as the street. */
export const profileFills = { street: splitAddress, phone: fillPhone };
