import { useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TokenSource } from '@tele/client';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { callQuery } from '../calls/call-query.ts';
import { useRemembered } from '../keep/use-remembered.ts';
import { useStore } from '../store/use-store.ts';
import { useTele } from './context.ts';
import { TeleProvider, type TeleProviderProps } from './TeleProvider.tsx';
import { useWidgetPlace } from './use-memory.ts';

const jwt = (sub: string): string => `e30.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.s`;
let pages = 0;

let stores = 0;
const createStore = () => ({ id: (stores += 1), close: vi.fn<() => void>() });

const Screen = () => {
  const [draft, setDraft] = useRemembered('draft', '');
  const store = useStore(createStore);
  const { isSuccess } = useQuery(callQuery(useTele().client, 'authMe'));
  return (
    <>
      <input value={draft} name={String(store?.id)} onChange={(event) => setDraft(event.target.value)} />
      {isSuccess && <output />}
    </>
  );
};

const Widget = (props: Omit<TeleProviderProps, 'children'>) => (
  <TeleProvider {...props} place={useWidgetPlace('widget')} waiting={<p>Waiting</p>}>
    <Screen />
  </TeleProvider>
);

/** Host page that mounts, unmounts and remounts a widget as another component. */
function aPage() {
  pages += 1;
  const apiBase = `https://${pages}.example`;
  const put = ({ token }: { token: string | TokenSource | null }) =>
    render(<Widget apiBase={apiBase} token={token} fetch={async () => Response.json({})} />, { wrapper: StrictMode });
  return { put };
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });

describe('a widget that comes back', () => {
  it('finds its state before the first paint, five times in a row', () => {
    const { put } = aPage();
    let { unmount } = put({ token: jwt('ann') });
    for (let time = 1; time <= 5; time += 1) {
      write(`Reflux ${time}`);
      unmount();
      ({ unmount } = put({ token: jwt('ann') }));
      expect(box().value).toBe(`Reflux ${time}`);
    }
  });

  it('finds nothing of another person, nor of anyone when signed out', async () => {
    const { put } = aPage();
    const ann = put({ token: jwt('ann') });
    write('Reflux');
    ann.unmount();
    const bob = put({ token: jwt('bob') });
    expect(box().value).toBe('');
    bob.unmount();
    put({ token: null });
    await waitFor(() => expect(box().value).toBe(''));
  });

  it('with a function learns the person before it shows anyone’s data', async () => {
    const { put } = aPage();
    const ann = put({ token: async () => jwt('ann') });
    await screen.findByRole('status');
    write('Reflux');
    ann.unmount();
    const other = put({ token: async () => jwt('bob') });
    expect(screen.getByText('Waiting')).toBeTruthy();
    await waitFor(() => expect(box().value).toBe(''));
    other.unmount();
    put({ token: async () => jwt('ann') });
    await waitFor(() => expect(box().value).toBe('Reflux'));
  });

  it('finds nothing left under a token without a name', async () => {
    const { put } = aPage();
    const first = put({ token: async () => 'opaque' });
    await screen.findByRole('status');
    write('Reflux');
    first.unmount();
    put({ token: async () => 'opaque' });
    await waitFor(() => expect(box().value).toBe(''));
  });

  it('gives state from a signed-out time to the next person', () => {
    const { put } = aPage();
    const nobody = put({ token: null });
    write('Reflux');
    nobody.unmount();
    put({ token: jwt('ann') });
    expect(box().value).toBe('Reflux');
  });
});

describe('two of the same widget', () => {
  it('share nothing, and each finds its own state again', () => {
    const { put } = aPage();
    const { unmount } = put({ token: jwt('ann') });
    write('Reflux');
    put({ token: jwt('ann') });
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['Reflux', '']);
    unmount();
    expect(box().value).toBe('');
  });
});

describe('a store of a widget', () => {
  it('closes on unmount, and is there again on remount', () => {
    const { put } = aPage();
    const first = put({ token: jwt('ann') });
    const { name } = box();
    first.unmount();
    put({ token: jwt('ann') });
    expect(box().name).toBe(name);
  });
});
