import { useQueries } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callQuery } from '../calls/call-query.ts';
import { errorText } from '../errors/error-text.ts';
import { useTele } from './context.ts';
import { TeleProvider } from './TeleProvider.tsx';

const told = vi.fn<(text: string) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(told);
});
afterEach(() => {
  vi.restoreAllMocks();
  told.mockClear();
});

const Screen = () => {
  const { client } = useTele();
  const queries = useQueries({ queries: [callQuery(client, 'authMe'), callQuery(client, 'mySelections')] });
  return queries.map(({ error }, index) => error && <p key={String(index)}>{errorText(error, 'No words')}</p>);
};

it('shows an origin error, with one event for the host and one log', async () => {
  const onError = vi.fn();
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    if (init?.mode === 'no-cors') return Response.error();
    throw new TypeError('Failed to fetch');
  });
  render(
    <TeleProvider apiBase="https://api.example/" token="one" fetch={fetch} onError={onError}>
      <Screen />
    </TeleProvider>,
  );
  const said = 'This page can’t use Tele. Please contact the site owner.';
  expect(await screen.findAllByText(said)).toHaveLength(2);
  expect(onError).toHaveBeenCalledExactlyOnceWith({ type: 'api_connection_error', code: 'ORIGIN_NOT_ALLOWED' });
  expect(told).toHaveBeenCalledTimes(1);
});

it('reports calls outside the cache too, and again after a success', async () => {
  const onError = vi.fn();
  let isAllowed = false;
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    if (isAllowed) return Response.json({ items: [] });
    if (init?.mode === 'no-cors') return Response.error();
    throw new TypeError('Failed to fetch');
  });
  const Pays = () => {
    const { client } = useTele();
    return <button onClick={() => void client.call('mySelections').catch(() => {})}>Ask</button>;
  };
  render(
    <TeleProvider apiBase="https://api.example/" token="one" fetch={fetch} onError={onError}>
      <Pays />
    </TeleProvider>,
  );
  const ask = () => fireEvent.click(screen.getByRole('button'));
  ask();
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  isAllowed = true;
  fetch.mockClear();
  ask();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  isAllowed = false;
  ask();
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
});
