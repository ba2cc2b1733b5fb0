import { openPartnerPage, type PartnerCalls, type PartnerPlace } from './open-partner-page.ts';
import type { PartnerPage } from './partner-page.ts';

interface Opened {
  page: PartnerPage;
  /** Of the widget that asked last: the one before may be gone. */
  calls: PartnerCalls;
}

const opened = new Map<string, Opened>();

/**
 * One for each partner and service while the page lives (docs/decisions/2026-11-22-who-is-here.md): widgets share a sign-in, and one that a host
 * takes away and brings back finds who had signed in.
 */
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

/** For a page that is used for one thing after another, such as stories: whoever had signed in is gone. */
export const forgetPartnerPages = (): void => opened.clear();
