import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorEvent } from '../host/events.ts';
import { Widget } from './Widget.tsx';
import type { TeleWidgetProps } from '../props/widget-props.ts';
import { widgetRules } from '../props/common-rules.ts';

type Host = TeleWidgetProps & { profession?: string };

const rules = widgetRules<Host, 'profession'>({
  needs: { profession: [undefined, 'doctor', 'pets'] },
  takes: { step: 'text' },
});
const onError = vi.fn<(event: ErrorEvent) => void>();
const warn = vi.fn<(text: string) => void>();

/** Widget in a host without types. */
const page = (given: object) => (
  <StrictMode>
    <Widget
      name="tele-test"
      host={{ apiBase: 'https://api.example', token: null, onError, ...given } as Host}
      rules={rules}
      loading="Loading"
    >
      {({ profession = 'doctor', ...host }) => (
        <p>
          {profession} in {host.scheme ?? 'the default'}
        </p>
      )}
    </Widget>
  </StrictMode>
);

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  onError.mockClear();
  warn.mockClear();
});

it('shows stopping props, tells the host once, and starts once they are valid', async () => {
  const { rerender } = render(page({ profession: 'doctr' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'This part of the page isn’t available' })).toBeTruthy();
  expect(screen.getByText(/‘profession’ is "doctr"\. It must be one of doctor, pets\./)).toBeTruthy();
  rerender(page({ profession: 'doctr', onReady: () => undefined }));
  expect(onError.mock.calls).toEqual([[{ type: 'configuration_error', code: 'profession' }]]);
  rerender(page({ profession: 'pets' }));
  expect(screen.getByText('pets in the default')).toBeTruthy();
});

it('says that a partner ID is for patients, in a widget for specialists', async () => {
  render(page({ partner: 'tele_pub_banksia_road' }));
  expect(await screen.findByText(/‘partner’ is "tele_pub_banksia_road"\. It must be left out:/)).toBeTruthy();
  expect(onError.mock.calls).toEqual([[{ type: 'configuration_error', code: 'partner' }]]);
});

it('works without invalid optional props, and warns once in the console', async () => {
  const { rerender } = render(page({ scheme: 'blue', onBook: () => undefined }));
  expect(screen.getByText('doctor in the default')).toBeTruthy();
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn).toHaveBeenCalledWith(
    'Tele, tele-test: ‘scheme’ is "blue". It must be one of light, dark, auto. Unknown prop ‘onBook’.',
  );
  rerender(page({ scheme: 'blue', onBook: () => undefined }));
  rerender(page({ scheme: 'dark' }));
  expect(screen.getByText('doctor in dark')).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});

it('logs nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  render(page({ profession: 'doctr', scheme: 'blue' }));
  expect(await screen.findByText(/‘profession’ is "doctr"/)).toBeTruthy();
  expect(warn).not.toHaveBeenCalled();
});

it('logs that a secret key was passed, in production too, without the key', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(page({ profession: 'doctor', partner: 'tele_sec_dontshowthis' }));
  expect(await screen.findByText(/‘partner’ is a secret key/)).toBeTruthy();
  expect(said.mock.calls.map(String).join()).toMatch(/^Tele: ‘partner’ is a secret key/);
  expect(container.outerHTML + JSON.stringify([said.mock.calls, onError.mock.calls])).not.toContain('dontshowthis');
});
