import { act, cleanup } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

/** Tests of a widget on a server-rendered page. `isThere` waits for its content after hydration. */
export function standsOnAServersPage(widget: ReactElement, isThere: () => Promise<unknown>): void {
  const page = <StrictMode>{widget}</StrictMode>;
  afterEach(() => {
    cleanup();
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
    expect(here, 'a page with a strict policy').not.toContain('style=');
  });

  it('hydrates server markup without a warning, also in strict mode', async () => {
    const logged = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn();
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(page);
    const root = await act(async () => hydrateRoot(host, page, { onRecoverableError }));
    await isThere();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });
}
