import { specialtiesCallOf, type ProfessionId, type SpecialtyOption } from '@tele/core';
import { callQuery, useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';

const itemsOf = ({ items }: { items: readonly SpecialtyOption[] }): readonly SpecialtyOption[] => items;
const rarelyChanges = { select: itemsOf, staleTime: 5 * 60_000 };

export const useSpecialties = (profession: ProfessionId) => {
  const { client } = useTele();
  const hasOwnCall = specialtiesCallOf(profession) === 'availableSpecialties';
  const own = useQuery({ ...callQuery(client, 'availableSpecialties'), ...rarelyChanges, enabled: hasOwnCall });
  const shared = useQuery({
    ...callQuery(client, 'professionSpecialties', { params: { profession } }),
    ...rarelyChanges,
    enabled: !hasOwnCall,
  });
  return hasOwnCall ? own : shared;
};
