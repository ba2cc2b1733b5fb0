import type { ProfessionId, SpecialtyOption } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { queryOptions } from '@tanstack/react-query';

/** Specialties with somebody to find: GET /specialties/available for doctors, /:profession/specialties for the others. */
export const specialtiesQuery = (client: TeleClient, profession: ProfessionId) =>
  queryOptions({
    queryKey: ['specialties', profession],
    queryFn: async ({ signal }): Promise<readonly SpecialtyOption[]> => {
      const { items } =
        profession === 'doctor'
          ? await client.call('availableSpecialties', { signal })
          : await client.call('professionSpecialties', { params: { profession }, signal });
      return items;
    },
    staleTime: 5 * 60_000,
  });
