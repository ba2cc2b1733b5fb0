import { useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { routes, type RouteName } from '@tele/core';
import { aPersonSession, aShortToken, aVisit } from '@tele/core/testing';
import { readToken } from '@tele/client';
import { createRef, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callQuery } from '../calls/call-query.ts';
import type { WidgetHandle } from '../host/widget-handle.ts';
import { useRemembered } from '../keep/use-remembered.ts';
import { useSigningIn } from '../partner/use-signing-in.ts';
import { useTele } from './context.ts';
import { TeleProvider, type TeleProviderProps } from './TeleProvider.tsx';
import { useSignedOut } from './use-signed-out.ts';

const partner = 'tele_pub_banksia_road';
let pages = 0;

const aSelectionBody = {
  profession: 'doctor' as const,
  specialty: 'Cardiology',
  reason: null,
  feeCapCents: null,
  picks: [{ specialistId: 'spc_1', slotISO: '2027-03-01T01:00:00.000Z' }],
};

const patternOf = (name: RouteName): RegExp =>
  new RegExp(`^${routes[name].replace(/^\w+ /, '').replace(/:\w+/g, '[^/]+')}$`);
const names: RouteName[] = ['startVisit', 'startSignIn', 'exchangeSignIn', 'refreshSession', 'endSession', 'authMe'];
const nameOf = (url: unknown): RouteName =>
  names.find((name) => patternOf(name).test(new URL(url as string).pathname)) ?? 'availableSpecialties';

/** Partner-page service: records each call with its caller: a name, 'visitor', or null. */
function aService() {
  const asked: [RouteName, string | null][] = [];
  /** Person signed in by the window, and the codes that refuse visits or all calls. */
  const is = { signedIn: null as string | null, refuses: null as string | null, over: null as string | null };
  const of = (name: RouteName) => asked.filter(([one]) => one === name).map(([, who]) => who);
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const bearer = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? null;
    const who = bearer === null ? null : (readToken(bearer).subject ?? 'visitor');
    const name = nameOf(url);
    asked.push([name, who]);
    if ((name === 'startVisit' || name === 'startSignIn') && is.refuses !== null)
      return Response.json({ error: 'Refused.', code: is.refuses }, { status: 403 });
    if (is.over !== null) return Response.json({ error: 'Refused.', code: is.over }, { status: 403 });
    if (name === 'startVisit') return Response.json(aVisit({ stripe: { publishableKey: 'pk_test_visit' } }));
    if (name === 'startSignIn')
      return Response.json({ signInId: 'sgn_1', url: 'https://tele.example/sign-in?flow=sgn_1', expiresISO: '' });
    if (name === 'exchangeSignIn')
      return Response.json({ session: is.signedIn === null ? null : aPersonSession(is.signedIn) });
    return Response.json(name === 'authMe' ? { userId: who } : { items: [] });
  };
  return { is, asked, of, fetch };
}

const Screen = () => {
  const { client, stripe } = useTele();
  const list = useQuery(callQuery(client, 'availableSpecialties'));
  const me = useQuery(callQuery(client, 'authMe'));
  const [draft, setDraft] = useRemembered('draft', '');
  const signingIn = useSigningIn();
  const { reason, signIn } = useSignedOut();
  return (
    <>
      <output>
        {list.isSuccess ? 'list' : 'no list'}, {me.data?.userId ?? 'nobody'}, {reason ?? 'signed in'},{' '}
        {signingIn?.state.tag ?? 'no partner'}, {stripe?.publishableKey ?? 'no card'}
      </output>
      <input value={draft} onChange={(event) => setDraft(event.target.value)} />
      <button onClick={signIn}>Sign in</button>
      <button onClick={() => signingIn?.cancel()}>Cancel</button>
      <button onClick={() => void list.refetch()}>Read</button>
      <button onClick={() => client.call('createSelection', { body: aSelectionBody }).catch(() => undefined)}>
        Pay
      </button>
    </>
  );
};

function aPage(service: ReturnType<typeof aService>, first: Partial<TeleProviderProps> = {}) {
  pages += 1;
  const apiBase = `https://${pages}.example`;
  const handle = createRef<WidgetHandle>();
  const page = (props: Partial<TeleProviderProps>) => (
    <TeleProvider apiBase={apiBase} partner={partner} fetch={service.fetch} handle={handle} {...props}>
      <Screen />
    </TeleProvider>
  );
  const { rerender } = render(page(first), { wrapper: StrictMode });
  return { apiBase, handle, give: (props: Partial<TeleProviderProps>) => rerender(page(props)) };
}

const shown = () => screen.getByRole('status').textContent;
const becomes = (text: string) => waitFor(() => expect(shown()).toBe(text));
const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const written = () => screen.getByRole<HTMLInputElement>('textbox').value;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Page becomes visible again: polls at once, not in two seconds. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const visitor = 'list, nobody, missing, none, pk_test_visit';

async function signInAs(service: ReturnType<typeof aService>, name: string): Promise<void> {
  press('Sign in');
  await waitFor(() => expect(service.of('startSignIn').length).toBeGreaterThan(0));
  service.is.signedIn = name;
  await waitFor(() => {
    comeBack();
    expect(shown()).toBe(`list, ${name}, signed in, done, pk_test_visit`);
  });
}

describe('a visitor', () => {
  it('reads public data with one visit, and no personal data', async () => {
    const service = aService();
    const onAuthRequired = vi.fn();
    const onError = vi.fn();
    aPage(service, { onAuthRequired, onError });
    await becomes(visitor);
    expect(service.asked).toEqual([
      ['startVisit', null],
      ['availableSpecialties', 'visitor'],
    ]);
    // The widget signs them in, so the host has nothing to do.
    expect(onAuthRequired).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it('keeps entries and public data after a sign-in', async () => {
    const service = aService();
    aPage(service);
    await becomes(visitor);
    write('Reflux');
    await signInAs(service, 'ann');
    expect(written()).toBe('Reflux');
    expect(service.of('availableSpecialties')).toEqual(['visitor']);
    expect(service.of('authMe')).toEqual(['ann']);
  });

  it('is still a visitor after cancelling', async () => {
    const service = aService();
    aPage(service);
    await becomes(visitor);
    press('Sign in');
    await becomes('list, nobody, missing, waiting, pk_test_visit');
    press('Cancel');
    await becomes(visitor);
    expect(service.of('endSession')).toEqual([]);
  });

  it.each(['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SECRET_IN_BROWSER'])(
    'of a refused page sees an error, and the console says how to fix it: %s',
    async (code) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const service = aService();
      service.is.refuses = code;
      const onError = vi.fn();
      aPage(service, { onError });
      expect(await screen.findByText('This part of the page isn’t available')).toBeTruthy();
      expect(onError.mock.calls).toEqual([[{ type: 'configuration_error', code }]]);
      expect(said.mock.calls.map(([text]) => String(text)).join()).toMatch(/^Tele: .*partner/);
    },
  );
});

describe('a page that is refused later', () => {
  it('shows that when pressed, keeps entries, and continues once allowed', async () => {
    const service = aService();
    const onError = vi.fn();
    aPage(service, { onError });
    await becomes(visitor);
    write('Reflux');
    service.is.refuses = 'ORIGIN_NOT_REGISTERED';
    press('Sign in');
    await becomes('list, nobody, missing, failed, pk_test_visit');
    expect(onError.mock.calls).toEqual([[{ type: 'configuration_error', code: 'ORIGIN_NOT_REGISTERED' }]]);
    expect(written()).toBe('Reflux');
    service.is.refuses = null;
    await signInAs(service, 'ann');
    expect(written()).toBe('Reflux');
  });
});

describe('a person on a page that is refused later', () => {
  it.each(['Read', 'Pay'])('is reported once per call, with or without the cache: %s', async (call) => {
    const service = aService();
    const onError = vi.fn();
    aPage(service, { onError, token: async () => aShortToken('ann').token });
    await becomes('list, ann, signed in, none, pk_test_visit');
    service.is.over = 'UNKNOWN_PARTNER';
    press(call);
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.calls).toEqual([[{ type: 'configuration_error', code: 'UNKNOWN_PARTNER' }]]);
  });
});

describe('a page without an origin', () => {
  it('shows that it has none, whatever its URL', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(window, 'origin', 'get').mockReturnValue('null');
    const service = aService();
    service.is.refuses = 'ORIGIN_NOT_REGISTERED';
    aPage(service);
    expect(await screen.findByText(/This page has no origin/)).toBeTruthy();
    expect(said.mock.calls.map(([text]) => String(text)).join()).toMatch(/^Tele: This page has no origin/);
  });
});

describe('a host’s own token', () => {
  it('needs no visit when the host gives the card’s key', async () => {
    const service = aService();
    aPage(service, { token: async () => aShortToken('ann').token, stripe: { publishableKey: 'pk_host' } });
    await becomes('list, ann, signed in, none, pk_host');
    expect(service.of('startVisit')).toEqual([]);
  });

  it('makes the person a visitor when it is null', async () => {
    const service = aService();
    aPage(service, { token: async () => null });
    await becomes(visitor);
    expect(service.of('startVisit')).toHaveLength(1);
  });
});

describe('a person who signs out', () => {
  it('leaves nothing to the next person, and ends their session', async () => {
    const service = aService();
    const { handle } = aPage(service);
    await becomes(visitor);
    write('Reflux');
    await signInAs(service, 'ann');
    await handle.current?.logout();
    await becomes(visitor);
    expect(written()).toBe('');
    expect(service.of('endSession')).toEqual([null]);
  });

  it('leaves nothing where the host signs people in', async () => {
    const service = aService();
    const { handle } = aPage(service, { partner: undefined, token: async () => aShortToken('ann').token });
    await becomes('list, ann, signed in, no partner, no card');
    write('Reflux');
    await handle.current?.logout();
    await waitFor(() => expect(written()).toBe(''));
    expect(service.of('endSession')).toEqual([]);
  });
});

describe('two widgets of a page', () => {
  it('share a visit, a window and a sign-in, and sign out together', async () => {
    const service = aService();
    const { apiBase } = aPage(service);
    await becomes(visitor);
    const handle = createRef<WidgetHandle>();
    const other = render(
      <TeleProvider apiBase={apiBase} partner={partner} fetch={service.fetch} handle={handle}>
        <Screen />
      </TeleProvider>,
    );
    const second = () => other.container.querySelector('output')?.textContent;
    await waitFor(() => expect(second()).toBe(visitor));
    expect(service.of('startVisit')).toHaveLength(1);
    const [button] = screen.getAllByRole('button', { name: 'Sign in' });
    if (button) fireEvent.click(button);
    await waitFor(() => expect(second()).toMatch(/waiting/));
    service.is.signedIn = 'ann';
    await waitFor(() => {
      comeBack();
      expect(second()).toBe('list, ann, signed in, done, pk_test_visit');
    });
    expect(service.of('startSignIn')).toHaveLength(1);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([second(), second()]);
    await handle.current?.logout();
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([visitor, visitor]),
    );
  });
});
