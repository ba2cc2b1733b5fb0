import { useQueries } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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

it('says in the widget, to the host and once in the console that the service does not allow the page', async () => {
  const onError = vi.fn();
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    if (init?.mode === 'no-cors') return Response.error();
    throw new TypeError('Failed to fetch');
  });
  render(
    <TeleProvider apiBase="https://api.example/" token={null} fetch={fetch} onError={onError}>
      <Screen />
    </TeleProvider>,
  );
  const said = 'This page is not allowed to use the service. Please tell whoever runs it.';
  expect(await screen.findAllByText(said)).toHaveLength(2);
  expect(onError.mock.calls).toEqual([
    [{ type: 'api_connection_error', code: 'ORIGIN_NOT_ALLOWED' }],
    [{ type: 'api_connection_error', code: 'ORIGIN_NOT_ALLOWED' }],
  ]);
  expect(told).toHaveBeenCalledTimes(1);
});
