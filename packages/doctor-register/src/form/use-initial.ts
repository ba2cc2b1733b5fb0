import type { StateCode } from '@tele/core';
import { useMemo } from 'react';
import type { Provider } from '../standing/read-provider.ts';
import { entriesOf } from './draft.ts';
import { blank, type RegisterEntries } from './register-fields.ts';

/** Initial entries: a rejected application, or the host's prefill. */
export const useInitial = (
  provider: Provider | null,
  { specialty = '', state = null }: { specialty?: string; state?: StateCode | null } = {},
): RegisterEntries =>
  useMemo(
    () =>
      provider
        ? entriesOf(provider)
        : { ...blank, state, specialties: specialty.trim() === '' ? [] : [specialty.trim()] },
    [provider, specialty, state],
  );
