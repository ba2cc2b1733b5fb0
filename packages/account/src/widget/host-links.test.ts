import { describe, expect, it } from 'vitest';
import { accountLinks } from './host-links.ts';

describe('accountLinks', () => {
  it('adds an appointment’s ID to the host’s page', () => {
    const { appointments } = accountLinks({ appointments: '/day?view=list' });
    expect(appointments?.('sel 1')).toBe('/day?view=list&apt=sel%201');
    expect(appointments?.()).toBe('/day?view=list');
  });

  it('has no link without a page', () => {
    expect(accountLinks({ payouts: '/money' })).toEqual({ payouts: '/money' });
  });
});
