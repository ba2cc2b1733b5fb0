import { act, render, screen } from '@testing-library/react';
import { lateCode, LatePart } from '@tele/ui';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorEvent } from '../host/events.ts';
import { useRemembered } from '../keep/use-remembered.ts';
import { widgetRules } from '../props/common-rules.ts';
import { useTele } from '../provider/context.ts';
import { Widget } from './Widget.tsx';
import type { TeleWidgetProps } from '../props/widget-props.ts';

type Host = TeleWidgetProps & { onPicksChange?: () => void };

const rules = widgetRules<Host>({ needs: {}, takes: { step: 'text', onPicksChange: 'function' } });

const onError = vi.fn<(event: ErrorEvent) => void>();
const host: Host = { apiBase: 'https://api.example', token: null, onError };

/** Widget next to host content. */
const page = (inside: ReactNode, given: Partial<Host> = {}) => (
  <>
    <Widget name="tele-test" host={{ ...host, ...given }} rules={rules} loading={null}>
      {() => inside}
    </Widget>
    <p>The host’s own words</p>
  </>
);

const crashed = () => screen.findByRole('heading', { name: 'Something went wrong' });
const startAgain = () => act(() => screen.getByRole('button', { name: 'Try again' }).click());

const Throws = ({ when = () => true }: { when?: () => boolean }) => {
  if (when()) throw new Error('Reflux, since March');
  return <p>Drawn</p>;
};
const ThrowsInEffect = () => {
  useEffect(() => {
    throw new Error('After it was drawn');
  });
  return null;
};
const ReadsClock = () => <p>{useTele().now().toISOString()}</p>;

beforeEach(() => {
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  onError.mockClear();
});

describe('a failure in a widget', () => {
  it.each<[string, ReactNode, Partial<Host>]>([
    ['while it is drawn', <Throws key="a" />, {}],
    ['in an effect', <ThrowsInEffect key="b" />, {}],
    [
      'in a clock of the host’s',
      <ReadsClock key="c" />,
      {
        now: () => {
          throw new Error('no clock');
        },
      },
    ],
  ])('stays there, and its host hears of it once: %s', async (_, inside, given) => {
    render(<StrictMode>{page(inside, given)}</StrictMode>);
    expect(await crashed()).toBeTruthy();
    expect(screen.getByText('The host’s own words')).toBeTruthy();
    expect(onError.mock.calls).toEqual([[{ type: 'render_error' }]]);
  });

  it('shows our words when the host’s words fail', async () => {
    const messages = () => {
      throw new Error('no words');
    };
    render(page(<Throws />, { messages }));
    expect(await crashed()).toBeTruthy();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('shows the host’s words when they work', async () => {
    render(page(<Throws />, { messages: { 'kit.widget': { crashed: 'Etwas ist schiefgegangen' } }, locale: 'de' }));
    expect((await screen.findByText('Etwas ist schiefgegangen')).closest('[lang]')?.getAttribute('lang')).toBe('de');
  });

  it('restarts with saved state, and without it on request after a second failure', async () => {
    const Counts = () => {
      const [picked, setPicked] = useRemembered('picked', 0);
      if (picked > 1) throw new Error('Kept wrong');
      return <button onClick={() => setPicked(picked + 1)}>{picked} picked</button>;
    };
    render(<StrictMode>{page(<Counts />)}</StrictMode>);
    act(() => screen.getByRole('button', { name: '0 picked' }).click());
    act(() => screen.getByRole('button', { name: '1 picked' }).click());
    await crashed();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    startAgain();
    await crashed();
    act(() => screen.getByRole('button', { name: 'Start over' }).click());
    expect(screen.getByRole('button', { name: '0 picked' })).toBeTruthy();
  });

  it('restarts, and shows the error again after another failure', async () => {
    let broken = true;
    render(page(<Throws when={() => broken} />));
    await crashed();
    startAgain();
    await crashed();
    broken = false;
    startAgain();
    expect(screen.getByText('Drawn')).toBeTruthy();
    expect(onError).toHaveBeenCalledTimes(2);
  });
});

it('continues when a host callback throws, and the page gets the error', () => {
  const heard = vi.fn((event: globalThis.ErrorEvent) => event.preventDefault());
  window.addEventListener('error', heard);
  const onPicksChange = (): void => {
    throw new Error('The host’s own fault');
  };
  let told: (() => void) | undefined;
  render(
    <Widget name="tele-test" host={{ ...host, onPicksChange }} rules={rules} loading={null}>
      {(usable) => {
        told = usable.onPicksChange;
        return <p>Drawn</p>;
      }}
    </Widget>,
  );
  expect(() => told?.()).not.toThrow();
  window.removeEventListener('error', heard);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Drawn')).toBeTruthy();
});

it('reports a part that failed to load, with a retry button', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part');
  const code = lateCode(fetchPart);
  render(
    page(
      <LatePart code={code} loading="Loading">
        {(part) => <p>{part}</p>}
      </LatePart>,
    ),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(onError.mock.calls).toEqual([[{ type: 'render_error', code: 'PART_NOT_LOADED' }]]);
  act(() => again.click());
  expect(await screen.findByText('part')).toBeTruthy();
});
