import { anOwnOffer, storyNow } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { mayOfferAgain } from './again.ts';

const now = new Date(storyNow);
const lapsed = anOwnOffer({ status: 'EXPIRED' });

describe('an offer that is over', () => {
  it('can be made again while its request is open', () => {
    expect(mayOfferAgain(lapsed, [lapsed], now)).toBe(true);
    expect(mayOfferAgain(anOwnOffer({ status: 'WITHDRAWN' }), [], now)).toBe(true);
  });

  it.each([null, storyNow])('cannot once its request is open until %s', (openUntil) => {
    const offer = { ...lapsed, request: { ...lapsed.request, openUntil } };
    expect(mayOfferAgain(offer, [offer], now)).toBe(false);
  });

  it('cannot while another offer of the same request stands', () => {
    const newer = anOwnOffer({ offerId: 'off_new', status: 'OPEN' });
    expect(mayOfferAgain(lapsed, [newer, lapsed], now)).toBe(false);
    expect(mayOfferAgain(lapsed, [{ ...newer, requestId: 'req_other' }, lapsed], now)).toBe(true);
  });

  it.each(['OPEN', 'HELD', 'ACCEPTED', 'LOST'] as const)('is not one that is %s', (status) => {
    expect(mayOfferAgain(anOwnOffer({ status }), [], now)).toBe(false);
  });
});
