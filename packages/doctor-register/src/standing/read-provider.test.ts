import { aProvider } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { readProvider } from './read-provider.ts';

describe('readProvider', () => {
  it('accepts a status in any case', () => {
    expect(readProvider({ status: 'approved', profileType: 'EUCA_MD' })).toEqual({
      status: 'APPROVED',
      profileType: 'EUCA_MD',
    });
    expect(readProvider(aProvider())).toEqual(aProvider());
  });

  it('defaults to the directory when the plan is missing', () => {
    expect(readProvider({ status: 'Pending' })).toEqual({ status: 'PENDING', profileType: 'SOLO' });
  });

  it.each([[[]], [[aProvider()]], [null], [undefined], [{}], ['PENDING'], [{ status: 'WAITING' }], [{ status: null }]])(
    'is nothing in %j',
    (answer) => expect(readProvider(answer)).toBeNull(),
  );
});
