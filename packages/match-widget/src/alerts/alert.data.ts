import type { ProfessionId, StateCode, Alert } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import { callQuery, useChange, useTele } from '@tele/kit';
import { useQuery } from '@tanstack/react-query';

export interface AlertSubject {
  profession: ProfessionId;
  specialty: string | null;
  specialistId: string | null;
  state: StateCode | null;
  filters: NonNullable<BodyInput<'createAlert'>['filters']>;
}

const itemsOf = ({ items }: { items: readonly Alert[] }): readonly Alert[] => items;

export const useAlerts = (enabled: boolean) => {
  const { client } = useTele();
  return useQuery({ ...callQuery(client, 'myAlerts'), select: itemsOf, enabled });
};

export const useAlertSwitch = () => {
  const create = useChange('createAlert');
  const stop = useChange('turnOffAlert');
  return {
    create: ({ profession, specialty, specialistId, state, filters }: AlertSubject) =>
      create.mutate({
        body: {
          profession,
          ...(specialty !== null && { specialty }),
          ...(specialistId !== null && { specialistId }),
          ...(state !== null && { state }),
          ...(Object.keys(filters).length > 0 && { filters }),
        },
      }),
    stop: (alertId: string) => stop.mutate({ params: { id: alertId } }),
    busy: create.isPending || stop.isPending,
    error: create.error ?? stop.error,
  };
};

export function isAlertOf(alert: Alert, what: AlertSubject): boolean {
  return (
    alert.ended === null &&
    alert.profession === what.profession &&
    alert.specialty === what.specialty &&
    (alert.specialist?.specialistId ?? null) === what.specialistId &&
    alert.state === what.state &&
    spell(alert.filters) === spell(what.filters)
  );
}

const spell = ({ days, part, zone, languages = [], gender, maxFeeCents }: AlertSubject['filters']): string =>
  JSON.stringify(
    [days?.from, days?.to, part, zone, languages.toSorted(), gender, maxFeeCents].map((one) => one ?? null),
  );
