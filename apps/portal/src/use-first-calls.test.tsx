import { callPages, callQuery, TeleProvider, useTele } from '@tele/kit';
import { createTeleClient } from '@tele/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import { tokenKey } from './session/stored.ts';
import { useFirstCalls } from './use-first-calls.ts';

const { identity } = readConfig({});
const token = `h.${btoa(JSON.stringify({ sub: 'usr_1', exp: Date.parse('2100-01-01') / 1_000 }))}.s`;

beforeEach(() => localStorage.setItem(tokenKey, token));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const networkFails = (): Response => {
  throw new TypeError('Failed to fetch');
};
const serverFails = (): Response => Response.json({ error: 'Down', code: 'INTERNAL' }, { status: 500 });

const Payouts = () => {
  const { error, isFetching, refetch } = useQuery(callQuery(useTele().client, 'myPayouts'));
  return <button onClick={() => void refetch()}>{error && !isFetching ? 'Failed' : 'Loading'}</button>;
};

const Inbox = () => {
  const { error, isFetching } = useInfiniteQuery(callPages(useTele().client, 'incomingSelections'));
  return <p>{error && !isFetching ? 'Failed' : 'Loading'}</p>;
};

function open(address: string, Screen: ComponentType, answer: () => Response) {
  const sent: string[] = [];
  const client = createTeleClient({
    apiBase: 'https://api.example.com',
    token: 'a-token',
    wait: async () => {},
    fetch: async (url) => {
      sent.push(new URL(new Request(url).url).pathname);
      return answer();
    },
  });
  const Portal = () => {
    const [shown, setShown] = useState(false);
    useFirstCalls();
    return (
      <>
        <button onClick={() => setShown(!shown)}>Toggle</button>
        {shown && <Screen />}
      </>
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Portal /> }], { initialEntries: [address] });
  render(
    <TeleProvider client={client}>
      <SessionProvider identity={identity}>
        <RouterProvider router={router} />
      </SessionProvider>
    </TeleProvider>,
  );
  return {
    sent,
    toggle: () => fireEvent.click(screen.getByText('Toggle')),
    go: async (to: string) => act(() => router.navigate(to)),
  };
}

describe('a first call that fails', () => {
  it.each([
    ['/work/payouts', Payouts, networkFails, 2],
    ['/work/payouts', Payouts, serverFails, 1],
    ['/inbox', Inbox, networkFails, 2],
  ] as const)('at %s is made once for prefetch and screen, with one network retry', async (...row) => {
    const [address, Screen, answer, count] = row;
    const { sent, toggle } = open(address, Screen, answer);
    await waitFor(() => expect(sent).toHaveLength(count));
    await act(async () => {});
    toggle();
    expect(await screen.findByText('Failed')).toBeTruthy();
    expect(sent).toHaveLength(count);
  });

  it('is repeated when the person retries', async () => {
    const { sent, toggle } = open('/work/payouts', Payouts, serverFails);
    await waitFor(() => expect(sent).toHaveLength(1));
    toggle();
    fireEvent.click(await screen.findByText('Failed'));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is repeated when the person returns to the page', async () => {
    const { sent, toggle, go } = open('/work/payouts', Payouts, serverFails);
    await waitFor(() => expect(sent).toHaveLength(1));
    toggle();
    toggle();
    await go('/account');
    await go('/work/payouts');
    toggle();
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});
