import { useMutation, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TokenSource } from '@tele/client';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { callQuery } from '../calls/call-query.ts';
import { useTele } from './context.ts';
import { TeleProvider, type TeleProviderProps } from './TeleProvider.tsx';

const jwt = (sub: string, exp = 4_000_000_000): string => `e30.${btoa(JSON.stringify({ sub, exp }))}.s`;
const personOf = (init: RequestInit | undefined): string | null => {
  const bearer = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? null;
  return bearer === null ? null : (JSON.parse(atob(bearer.split('.')[1] ?? '')) as { sub: string }).sub;
};

/** Service that knows everyone but the refused, and records callers. */
function aService() {
  const refused = new Set<string | null>([null]);
  const calls: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const person = personOf(init);
    calls.push(person);
    return refused.has(person)
      ? Response.json({ error: 'Please sign in.', code: 'UNAUTHENTICATED' }, { status: 401 })
      : Response.json({ userId: person });
  };
  return { fetch, calls, refused };
}

const Screen = () => {
  const { client } = useTele();
  const me = useQuery(callQuery(client, 'authMe'));
  const again = useMutation({ mutationFn: () => client.call('authMe') });
  const [draft, setDraft] = useState('');
  return (
    <>
      <output>{me.data?.userId ?? (me.isError ? 'refused' : 'loading')}</output>
      <input value={draft} onChange={(event) => setDraft(event.target.value)} />
      <button onClick={() => again.mutate()}>Call</button>
    </>
  );
};

const shown = () => screen.getByRole('status').textContent;

const aPage = (first: Partial<TeleProviderProps>) => {
  const page = (props: Partial<TeleProviderProps>) => (
    <StrictMode>
      <TeleProvider apiBase="https://api.example" {...props}>
        <Screen />
      </TeleProvider>
    </StrictMode>
  );
  const { rerender } = render(page(first));
  return {
    give: (props: Partial<TeleProviderProps>) => rerender(page(props)),
    write: (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }),
    written: () => screen.getByRole<HTMLInputElement>('textbox').value,
    call: () => fireEvent.click(screen.getByRole('button')),
  };
};

describe('a token that comes after the screens', () => {
  it('reads refused data again, with all entries kept', async () => {
    const { fetch } = aService();
    const onAuthRequired = vi.fn();
    const page = aPage({ fetch, onAuthRequired, token: null });
    await waitFor(() => expect(shown()).toBe('refused'));
    page.write('Reflux');
    page.give({ fetch, onAuthRequired, token: jwt('ann') });
    await waitFor(() => expect(shown()).toBe('ann'));
    expect(page.written()).toBe('Reflux');
    expect(onAuthRequired.mock.calls).toEqual([[{ reason: 'missing' }]]);
  });

  it('may come from a function that replaces null', async () => {
    const { fetch } = aService();
    const page = aPage({ fetch, token: null });
    await waitFor(() => expect(shown()).toBe('refused'));
    page.give({ fetch, token: async () => jwt('ann') });
    await waitFor(() => expect(shown()).toBe('ann'));
  });

  it('is requested when the page regains focus', async () => {
    const { fetch } = aService();
    let given: string | null = null;
    aPage({ fetch, token: async () => given });
    await waitFor(() => expect(shown()).toBe('refused'));
    given = jwt('ann');
    fireEvent.focus(window);
    await waitFor(() => expect(shown()).toBe('ann'));
  });
});

describe('the same person', () => {
  it('keeps everything with another token', async () => {
    const { fetch, calls } = aService();
    const page = aPage({ fetch, token: jwt('ann', 4_000_000_000) });
    await waitFor(() => expect(shown()).toBe('ann'));
    page.write('Reflux');
    page.give({ fetch, token: jwt('ann', 4_000_000_001) });
    await waitFor(() => expect(shown()).toBe('ann'));
    expect(page.written()).toBe('Reflux');
    expect(new Set(calls)).toEqual(new Set(['ann']));
  });

  it('keeps everything while signed out for a moment', async () => {
    const { fetch } = aService();
    const page = aPage({ fetch, token: jwt('ann') });
    await waitFor(() => expect(shown()).toBe('ann'));
    page.write('Reflux');
    page.give({ fetch, token: null });
    page.give({ fetch, token: jwt('ann') });
    await waitFor(() => expect(shown()).toBe('ann'));
    expect(page.written()).toBe('Reflux');
  });
});

describe('another person', () => {
  it('with a string finds nothing of the previous one, from the next render', async () => {
    const { fetch } = aService();
    const page = aPage({ fetch, token: jwt('ann') });
    await waitFor(() => expect(shown()).toBe('ann'));
    page.write('Reflux');
    page.give({ fetch, token: jwt('bob') });
    expect(page.written()).toBe('');
    expect(shown()).toBe('loading');
    await waitFor(() => expect(shown()).toBe('bob'));
  });

  it('finds nothing after a signed-out time either', async () => {
    const { fetch } = aService();
    const page = aPage({ fetch, token: jwt('ann') });
    await waitFor(() => expect(shown()).toBe('ann'));
    page.write('Reflux');
    page.give({ fetch, token: null });
    page.give({ fetch, token: jwt('bob') });
    expect(page.written()).toBe('');
    await waitFor(() => expect(shown()).toBe('bob'));
  });

  it('is identified by a function’s next token, and sends none of the old calls', async () => {
    const { fetch, calls, refused } = aService();
    let person = 'ann';
    const token = vi.fn<TokenSource>(async () => jwt(person));
    const onAuthRequired = vi.fn();
    const onError = vi.fn();
    const page = aPage({ fetch, token, onAuthRequired, onError });
    await waitFor(() => expect(shown()).toBe('ann'));
    page.write('Reflux');
    person = 'bob';
    refused.add('ann');
    const before = calls.length;
    const asked = token.mock.calls.length;
    page.call();
    await waitFor(() => expect(shown()).toBe('bob'));
    expect(page.written()).toBe('');
    expect(token.mock.calls.length).toBe(asked + 1);
    expect(calls.slice(before)).toEqual(['ann', 'bob']);
    expect(onAuthRequired).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});
