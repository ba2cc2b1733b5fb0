import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffApplication } from '@tele/core';
import { callKey, callQuery, useTele } from '@tele/kit';

/** One application. Reads are audited: it is read once per visit, and again on return. */
export const useApplication = (applicationId: string) => {
  const { client } = useTele();
  return useQuery({
    ...callQuery(client, 'staffApplication', { params: { id: applicationId } }),
    staleTime: Infinity,
    gcTime: 0,
  });
};

export const useKeepApplication = (): ((application: StaffApplication) => void) => {
  const cache = useQueryClient();
  return (application) =>
    cache.setQueryData<StaffApplication>(
      callKey('staffApplication', { params: { id: application.applicationId } }),
      application,
    );
};
