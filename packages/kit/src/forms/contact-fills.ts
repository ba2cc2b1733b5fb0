import { dropTrunkZero, splitAddress } from '@tele/core';

/** For `useForm`: a whole address fills its parts, and a phone loses a '(0)'. */
export const contactFills = {
  street: splitAddress,
  phone: (entry: string | null) => (entry === null ? null : { phone: dropTrunkZero(entry) }),
};
