import { TeleError, type TeleClient } from '@tele/client';
import { TeleProvider } from '@tele/kit';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { ConfigContext } from '../config/context.ts';
import { ProfileProvider, useProfile } from './ProfileProvider.tsx';
import { RequireSession } from './RequireSession.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { tokenKey } from './stored.ts';

const { identity } = readConfig({});
const token = `h.${btoa(JSON.stringify({ sub: 'usr_1', exp: Date.parse('2100-01-01') / 1_000 }))}.s`;

const Page = () => {
  const { me, isPatient, loading } = useProfile();
  return <p>{JSON.stringify({ me, isPatient, loading })}</p>;
};

const open = (failure: unknown) =>
  render(
    <TeleProvider client={{ call: () => Promise.reject(failure) } as unknown as TeleClient}>
      <SessionProvider identity={identity}>
        <ProfileProvider>
          <MemoryRouter initialEntries={['/requests']}>
            <Routes>
              <Route
                element={
                  <ConfigContext value={readConfig({})}>
                    <RequireSession />
                  </ConfigContext>
                }
              >
                <Route path="/requests" element={<Page />} />
              </Route>
              <Route path="*" element={<p>another page</p>} />
            </Routes>
          </MemoryRouter>
        </ProfileProvider>
      </SessionProvider>
    </TeleProvider>,
  );

beforeEach(() => localStorage.setItem(tokenKey, token));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a failed current-user call', () => {
  it.each([
    ['without a network', new TypeError('Failed to fetch')],
    ['with a 500', new TeleError('INTERNAL', 500, { error: 'Something went wrong' })],
    ['with a 404', new TeleError('NOT_FOUND', 404, { error: 'Not found' })],
  ])('sets the profile to none and draws the page, %s', async (_, failure) => {
    open(failure);
    const none = { me: null, isPatient: true, loading: false };
    expect(await screen.findByText(JSON.stringify(none))).toBeInstanceOf(HTMLElement);
  });
});
