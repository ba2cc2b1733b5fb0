import { aProvider } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { readProvider } from './read-provider.ts';

describe('what a service says of a provider', () => {
  it('is taken in whatever case the status is written', () => {
    expect(readProvider({ status: 'approved', profileType: 'EUCA_MD' })).toEqual({
      status: 'APPROVED',
      profileType: 'EUCA_MD',
    });
    expect(readProvider(aProvider())).toEqual(aProvider());
  });

  it('is the directory alone where the way is not said', () => {
    expect(readProvider({ status: 'Pending' })).toEqual({ status: 'PENDING', profileType: 'SOLO' });
  });

  it.each([[[]], [[aProvider()]], [null], [undefined], [{}], ['PENDING'], [{ status: 'WAITING' }], [{ status: null }]])(
    'is nothing in %j',
    (answer) => expect(readProvider(answer)).toBeNull(),
  );
});
