import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DoctorRegister } from './DoctorRegister.tsx';

const page = (
  <StrictMode>
    <DoctorRegister
      apiBase="https://api.example.test"
      token="token"
      humanCheck={null}
      contactEmail="doctors@example.com.au"
      fetch={async () => Response.json({ error: 'You have not applied yet.', code: 'NOT_FOUND' }, { status: 404 })}
      now={() => new Date('2026-11-23T00:00:00.000Z')}
    />
  </StrictMode>
);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('is the same on a server of any zone and at any time', () => {
  const here = renderToString(page);
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ now: new Date('2031-01-01T12:00:00.000Z') });
  const there = renderToString(page);
  vi.useRealTimers();
  vi.unstubAllEnvs();
  expect(there).toBe(here);
  expect(here).toContain('aria-busy="true"');
});

it('takes over what a server made without a warning, in strict mode too', async () => {
  const logged = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(page);
  const root = await act(async () => hydrateRoot(host, page, { onRecoverableError }));
  expect(await screen.findByLabelText('Full name')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
