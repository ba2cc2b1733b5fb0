import { professionOf } from '@tele/core';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { specialistsByName } from './by-name.ts';
import { countSpecialists } from './count.ts';
import { specialistPage } from './page.ts';
import { myProfile } from './profile.ts';
import { saveProfile } from './save-profile.ts';
import { searchSpecialists } from './search.ts';
import { readSpecialties } from './specialties.ts';

type Names =
  | 'availableSpecialties'
  | 'professionSpecialties'
  | 'searchSpecialists'
  | 'countSpecialists'
  | 'specialistsByName'
  | 'specialistPage'
  | 'mySpecialistProfile'
  | 'saveSpecialistProfile';

export const specialistHandlers: Handlers<Names> = {
  availableSpecialties: async ({ db }) => {
    const specialties = await readSpecialties(db, 'doctor');
    return { items: specialties.filter(({ available }) => available) };
  },
  professionSpecialties: async ({ db }, { params }) => {
    const profession = professionOf(params.profession);
    if (!profession) throw new ApiError('NOT_FOUND', 'Profession not found');
    return { items: await readSpecialties(db, profession.id) };
  },
  mySpecialistProfile: myProfile,
  saveSpecialistProfile: saveProfile,
  countSpecialists,
  specialistsByName,
  specialistPage,
  searchSpecialists: async (ctx, { body }) => ({ items: await searchSpecialists(ctx, body) }),
};
