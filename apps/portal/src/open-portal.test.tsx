import { useQuery } from '@tanstack/react-query';
import { callQuery, QueryBoundary, useTele } from '@tele/kit';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import { Portal } from './Portal.tsx';
import { stored, tokenKey } from './session/stored.ts';

const results = '/results/doctor?specialty=Cardiology';

/** Reads as the results do: specialties as a visitor, and the person for the submit sheet. */
const Results = () => {
  const { client } = useTele();
  const specialties = useQuery({ ...callQuery(client, 'availableSpecialties'), retry: false });
  const me = useQuery({ ...callQuery(client, 'authMe'), retry: false });
  return (
    <>
      <p>{specialties.data ? `${specialties.data.items.length} specialties` : String(specialties.error?.message)}</p>
      <QueryBoundary query={me} loading={null} errorTitle="Failed to load profile">
        {() => <p>Pay by card</p>}
      </QueryBoundary>
    </>
  );
};
vi.mock('./session/firebase-auth.ts', () => ({ createFirebaseAuth: () => ({ token: async () => null }) }));
vi.mock('@tele/match-widget/screens', () => ({ ResultsScreen: () => <Results /> }));

const sent: [call: string, authorization: string | null][] = [];
const Where = () => <output data-testid="where">{useLocation().pathname}</output>;
const where = (): string | null => screen.getByTestId('where').textContent;
const tokenOf = (subject: string): string =>
  `h.${btoa(JSON.stringify({ sub: subject, exp: Date.parse('2100-01-01') / 1_000 }))}.s`;

function open(browsing: string): void {
  render(
    <MemoryRouter initialEntries={[results]}>
      <Where />
      <Portal config={readConfig({ VITE_PORTAL_BROWSING: browsing })} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const call = new URL(String(input instanceof Request ? input.url : input)).pathname.replace('/prod', '');
    sent.push([call, new Headers(init?.headers).get('authorization')]);
    return call === '/specialties/available'
      ? Response.json({ items: [{ name: 'Cardiology', group: 'Medicine', available: true }] })
      : Response.json({ error: 'Please sign in.', code: 'UNAUTHENTICATED' }, { status: 401 });
  });
});
afterEach(() => {
  cleanup();
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('an open portal', () => {
  it('shows results to a visitor, whose calls carry no token', async () => {
    open('open');
    expect(await screen.findByText('1 specialties')).toBeTruthy();
    expect(sent).toEqual([['/specialties/available', null]]);
    expect(where()).toBe('/results/doctor');
  });

  it('leads to the sign-in at the first press, and back to the results', async () => {
    open('open');
    expect(await screen.findByText('Please sign in')).toBeTruthy();
    expect(where()).toBe('/results/doctor');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(where()).toBe('/login'));
    expect(stored.postLoginRedirect.read()).toBe(results);
  });

  it('keeps a person as a visitor after a refusal, and signs in by one press', async () => {
    localStorage.setItem(tokenKey, tokenOf('ann'));
    open('open');
    expect(await screen.findByText('Please sign in')).toBeTruthy();
    await waitFor(() => expect(stored.token.read()).toBeNull());
    expect(where()).toBe('/results/doctor');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(where()).toBe('/login'));
  });
});

it.each(['', 'signed-in', 'yes'])(
  'a portal with "%s" sends visitors to the sign-in and asks nothing',
  async (browsing) => {
    open(browsing);
    await waitFor(() => expect(where()).toBe('/login'));
    expect(sent.filter(([call]) => call === '/specialties/available')).toEqual([]);
  },
);
