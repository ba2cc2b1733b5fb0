import type { Handlers } from '../http/handler.ts';
import { confirmClinicDetails, dismissClinicDetails, myClinicDetails } from './confirm-clinic-details.ts';
import { readMe } from './me.ts';
import { registerPatient } from './register.ts';
import { showNumber } from './show-number.ts';

export const accountHandlers: Handlers<
  'authMe' | 'registerUser' | 'showNumber' | 'myClinicDetails' | 'confirmClinicDetails' | 'dismissClinicDetails'
> = {
  authMe: readMe,
  registerUser: async (ctx, { body }) => {
    await registerPatient(ctx, body);
    return readMe(ctx);
  },
  showNumber,
  myClinicDetails,
  confirmClinicDetails,
  dismissClinicDetails,
};
