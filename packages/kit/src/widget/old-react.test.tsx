import { render, screen } from '@testing-library/react';
import type * as React from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorEvent } from '../host/events.ts';
import { widgetRules } from '../props/common-rules.ts';
import type { TeleWidgetProps } from '../props/widget-props.ts';
import { isReactKnown } from './OldReact.tsx';

/** Hooks that React 17 lacks. */
const missing = ['useId', 'useSyncExternalStore', 'useInsertionEffect', 'useTransition'];

beforeEach(() => {
  vi.resetModules();
  vi.doMock('react', async (original) => {
    const react = await original<typeof React>();
    return { ...react, ...Object.fromEntries(missing.map((name) => [name, undefined])), version: '17.0.2' };
  });
});
afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
  vi.restoreAllMocks();
});

const rules = widgetRules<TeleWidgetProps>({ needs: {}, takes: { step: 'text' } });

it('shows and logs that React 17 is too old, and notifies the host', async () => {
  const { Widget } = await import('./Widget.tsx');
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn<(event: ErrorEvent) => void>();
  render(
    <Widget
      name="tele-test"
      host={{ apiBase: 'https://api.example', token: null, onError }}
      rules={rules}
      loading={null}
    >
      {() => <p>Drawn</p>}
    </Widget>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This part of the page isn’t available.');
  expect(error).toHaveBeenCalledWith('Tele, tele-test: React 18 or newer is needed. Update react and react-dom.');
  expect(onError.mock.calls).toEqual([[{ type: 'configuration_error', code: 'react' }]]);
});

it.each([
  ['16.14.0', false],
  ['17.0.2', false],
  ['18.2.0', true],
  ['19.3.1', true],
])('knows React %s: %s', (version, known) => {
  expect(isReactKnown(version)).toBe(known);
});
