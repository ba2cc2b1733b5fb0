import { useQueryClient } from '@tanstack/react-query';
import { TeleError } from '@tele/client';
import { refreshReads } from '@tele/kit';
import { useEffect } from 'react';
import type { ProviderHomeParts } from './provider-home.data.ts';

/** Re-checks the provider status when a part is refused: staff may have suspended the specialist. */
export const useRefused = (parts: ProviderHomeParts): void => {
  const cache = useQueryClient();
  const refused = Object.values(parts).some(({ error }) => error instanceof TeleError && error.code === 'FORBIDDEN');
  useEffect(() => {
    if (refused) void refreshReads(cache, ['myProvider']);
  }, [cache, refused]);
};
