import type { ProfessionId, StateCode, Watch } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import { callQuery, useChange, useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';

/** What is watched: a specialty with its state, or one specialist; with filters. */
export interface ToWatch {
  profession: ProfessionId;
  specialty: string | null;
  specialistId: string | null;
  state: StateCode | null;
  filters: NonNullable<BodyInput<'createWatch'>['filters']>;
}

const itemsOf = ({ items }: { items: readonly Watch[] }): readonly Watch[] => items;

/** GET /watches/mine; not asked of somebody who cannot have any. */
export const useWatches = (enabled: boolean) => {
  const { client } = useTele();
  return useQuery({ ...callQuery(client, 'myWatches'), select: itemsOf, enabled });
};

/** Sets and stops watches. */
export const useWatching = () => {
  const create = useChange('createWatch');
  const stop = useChange('stopWatch');
  return {
    create: ({ profession, specialty, specialistId, state, filters }: ToWatch) =>
      create.mutate({
        body: {
          profession,
          ...(specialty !== null && { specialty }),
          ...(specialistId !== null && { specialistId }),
          ...(state !== null && { state }),
          ...(Object.keys(filters).length > 0 && { filters }),
        },
      }),
    stop: (watchId: string) => stop.mutate({ params: { id: watchId } }),
    busy: create.isPending || stop.isPending,
    error: create.error ?? stop.error,
  };
};

/** Whether a watch is of just this; what goes on counts alone. */
export function isWatching(watch: Watch, what: ToWatch): boolean {
  return (
    watch.ended === null &&
    watch.profession === what.profession &&
    watch.specialty === what.specialty &&
    (watch.specialist?.specialistId ?? null) === what.specialistId &&
    watch.state === what.state &&
    spell(watch.filters) === spell(what.filters)
  );
}

const spell = ({ days, part, zone, languages = [], gender, maxFeeCents }: ToWatch['filters']): string =>
  JSON.stringify(
    [days?.from, days?.to, part, zone, languages.toSorted(), gender, maxFeeCents].map((one) => one ?? null),
  );
