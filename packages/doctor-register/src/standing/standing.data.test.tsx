import { useQueryClient } from '@tanstack/react-query';
import { TeleError, type TeleClient } from '@tele/client';
import { callQuery, TeleProvider, useTele } from '@tele/kit';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useStanding } from './standing.data.ts';

const failing = (status: number): TeleClient =>
  ({
    call: () => Promise.reject(new TeleError(status === 404 ? 'NOT_FOUND' : 'INTERNAL', status, { error: 'No.' })),
  }) as unknown as TeleClient;

const Standing = () => <p>{useStanding('doctor', false).tag}</p>;

/** Reads the provider before the screen is there, as the portal does; the screen does not repeat it. */
const ReadAhead = () => {
  const { client } = useTele();
  const cache = useQueryClient();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const query = { ...callQuery(client, 'myProvider', { params: { category: 'doctors' } }), retry: false };
    cache.setQueryDefaults(query.queryKey, { retryOnMount: false });
    void cache.prefetchQuery(query).then(() => setRead(true));
  }, [client, cache]);
  return isRead && <Standing />;
};

const open = (status: number) =>
  render(
    <TeleProvider client={failing(status)}>
      <ReadAhead />
    </TeleProvider>,
  );

afterEach(cleanup);

it('there is no application when both paths answer 404, one ahead of the screen', async () => {
  open(404);
  expect(await screen.findByText('none')).toBeTruthy();
});

it('the application stays unknown when the service fails ahead of the screen', async () => {
  open(403);
  expect(await screen.findByText('unread')).toBeTruthy();
});
