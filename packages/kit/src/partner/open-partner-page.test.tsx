import { aVisit } from '@tele/core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { openPartnerPage } from './open-partner-page.ts';

const place = { apiBase: 'https://api.example', partner: 'tele_pub_banksia_road' };

function aPage(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  return { fetch, page: openPartnerPage(place, { fetch, onUnreachable: async (failure) => failure }) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('reports that sign-in needs https, and opens no window', () => {
  vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  const open = vi.spyOn(window, 'open');
  const { page, fetch } = aPage(async () => Response.error());
  page.startSignIn();
  expect(page.read().signingIn).toEqual({ tag: 'failed', failure: { why: 'insecure' } });
  expect(open).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

it('starts one visit for all callers, and another after a refusal', async () => {
  let visits = 0;
  const { page, fetch } = aPage(async () => Response.json(aVisit({ token: `visit-${(visits += 1)}` })));
  expect(await Promise.all([page.visit(null), page.visit(null)])).toEqual(['visit-1', 'visit-1']);
  expect(await page.visit(null)).toBe('visit-1');
  expect(await page.visit('visit-1')).toBe('visit-2');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a page counts as set up during an outage, and works afterwards', async () => {
  let isAway = true;
  const { page } = aPage(async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json(aVisit({ token: 'visit' }));
  });
  await expect(page.visit(null)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(page.read().refusal).toBeNull();
  isAway = false;
  expect(await page.visit(null)).toBe('visit');
});
