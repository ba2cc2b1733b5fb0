import type { ProfessionId, SpecialtyOption } from '@tele/core';
import { callQuery, useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';

const itemsOf = ({ items }: { items: readonly SpecialtyOption[] }): readonly SpecialtyOption[] => items;
const rarelyChanges = { select: itemsOf, staleTime: 5 * 60_000 };

/** Specialties with somebody to find: GET /specialties/available for doctors, /:profession/specialties for the others. */
export const useSpecialties = (profession: ProfessionId) => {
  const { client } = useTele();
  const isDoctor = profession === 'doctor';
  const doctors = useQuery({ ...callQuery(client, 'availableSpecialties'), ...rarelyChanges, enabled: isDoctor });
  const others = useQuery({
    ...callQuery(client, 'professionSpecialties', { params: { profession } }),
    ...rarelyChanges,
    enabled: !isDoctor,
  });
  return isDoctor ? doctors : others;
};
