import { useTele } from '@tele/kit';
import { useState, useSyncExternalStore } from 'react';
import { createReading, type Reading } from './reading.ts';
import type { DocumentKind } from '@tele/core';

export const useReading = (applicationId: string): { opened: Reading; open: (kind: DocumentKind) => Promise<void> } => {
  const { client } = useTele();
  const [reading] = useState(() =>
    createReading((kind) => client.call('staffDocument', { params: { id: applicationId, kind } })),
  );
  return { opened: useSyncExternalStore(reading.subscribe, reading.read), open: reading.open };
};
