import { openPartnerPage, type PartnerCalls, type PartnerPlace } from './open-partner-page.ts';
import type { PartnerPage } from './partner-page.ts';

interface Opened {
  page: PartnerPage;
  calls: PartnerCalls;
}

const opened = new Map<string, Opened>();

/** One for each partner and service: widgets share a sign-in (docs/decisions/archive/2026-11-22-who-is-here.md). */
export function partnerPageOf(place: PartnerPlace, calls: PartnerCalls): PartnerPage {
  const key = `${place.apiBase} ${place.partner}`;
  const found = opened.get(key);
  if (found) {
    found.calls = calls;
    return found.page;
  }
  const latest: PartnerCalls = {
    fetch: (...request) => made.calls.fetch(...request),
    onUnreachable: (failure) => made.calls.onUnreachable(failure),
  };
  const made: Opened = { calls, page: openPartnerPage(place, latest) };
  opened.set(key, made);
  return made.page;
}

export const forgetPartnerPages = (): void => opened.clear();
