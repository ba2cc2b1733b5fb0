import { useQuery } from '@tanstack/react-query';
import { TeleError, type TeleClient } from '@tele/client';
import { callQuery, TeleProvider } from '@tele/kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { ConfigContext } from '../config/context.ts';
import { ProfileProvider } from '../session/ProfileProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { stored, tokenKey } from '../session/stored.ts';
import SignInAgain from './SignInAgain.tsx';

const config = readConfig({});
const signedInAt = Date.parse('2026-11-20T00:00:00.000Z') / 1_000;
const tokenAt = (seconds: number): string =>
  `h.${btoa(JSON.stringify({ sub: 'usr_1', exp: Date.parse('2100-01-01') / 1_000, auth_time: seconds }))}.s`;

let isRecent = false;
const refresh = vi.fn(async () => undefined);
const client = {
  session: { refresh, signedOut: () => null, subscribe: () => () => undefined, wake: async () => undefined },
  call: async (name: string) => {
    if (name === 'authMe') return { userId: 'usr_1', email: 'maeve.tran@example.com', sides: [] };
    if (!isRecent) throw new TeleError('SIGN_IN_AGAIN', 403, { error: 'Sign in again to do this.' });
    return { dayBefore: true, hoursBefore: true };
  },
} as unknown as TeleClient;

const Page = () => {
  const { data, error } = useQuery(callQuery(client, 'myEmailPreferences'));
  return <p>{error ? 'refused' : data && 'read'}</p>;
};

const open = (onClose: () => void) =>
  render(
    <ConfigContext value={config}>
      <SessionProvider identity={config.identity}>
        <TeleProvider client={client}>
          <ProfileProvider>
            <MemoryRouter initialEntries={['/staff?show=approved']}>
              <Page />
              <SignInAgain onClose={onClose} />
            </MemoryRouter>
          </ProfileProvider>
        </TeleProvider>
      </SessionProvider>
    </ConfigContext>,
  );

const otherTab = (token: string): void => {
  localStorage.setItem(tokenKey, token);
  window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue: token }));
};

beforeEach(() => {
  isRecent = false;
  localStorage.setItem(tokenKey, tokenAt(signedInAt));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('the dialog closes after a sign-in in another tab, and refused reads are repeated', async () => {
  const onClose = vi.fn();
  open(onClose);
  expect(await screen.findByText('refused')).toBeInstanceOf(HTMLElement);
  act(() => otherTab(tokenAt(signedInAt)));
  expect(onClose).not.toHaveBeenCalled();
  isRecent = true;
  act(() => otherTab(tokenAt(signedInAt + 60)));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('read')).toBeInstanceOf(HTMLElement);
  expect(refresh).toHaveBeenCalled();
});

it('Google opens in a new tab without access to this page', async () => {
  const tab = { opener: window } as unknown as Window;
  const flows: (string | null)[] = [];
  const openTab = vi.spyOn(window, 'open').mockImplementation(() => {
    flows.push(stored.flow.read());
    return tab;
  });
  open(vi.fn());
  const google = await screen.findByRole('button', { name: /^Continue with Google/ });
  act(() => google.click());
  const [address] = openTab.mock.calls[0] ?? [];
  const query = new URL(String(address)).searchParams;
  expect([query.get('returnTo'), query.get('flow')]).toEqual(['/staff?show=approved', flows[0]]);
  expect(tab.opener).toBeNull();
  expect(stored.flow.read()).toBeNull();
});
