import { describe, expect, it } from 'vitest';
import { createLeases } from './leases.ts';

const match = { widget: 'tele-match-widget', service: 'https://api.example' };

const leave = (leases: ReturnType<typeof createLeases>, word: string, owner: string | null, wanted = match) => {
  const lease = leases.lease(wanted, owner);
  lease.memory.remembered.set('word', word);
  lease.release(owner);
};
const find = (leases: ReturnType<typeof createLeases>, person: string | null, wanted = match) =>
  leases.lease(wanted, person).memory.remembered.get('word');

describe('state that a widget left', () => {
  it('is there when it comes back for the same person', () => {
    const leases = createLeases();
    leave(leases, 'Reflux', 'ann');
    expect(find(leases, 'ann')).toBe('Reflux');
  });

  it('is hidden from other people, and from signed-out ones', () => {
    const leases = createLeases();
    leave(leases, 'Reflux', 'ann');
    expect(find(leases, 'bob')).toBeUndefined();
    expect(find(leases, null)).toBeUndefined();
    expect(find(leases, 'ann')).toBe('Reflux');
  });

  it('is found by the next person when it was left signed out', () => {
    const leases = createLeases();
    leave(leases, 'Reflux', null);
    expect(find(leases, 'ann')).toBe('Reflux');
  });

  it('stays with its widget and its service', () => {
    const leases = createLeases();
    leave(leases, 'Reflux', null);
    expect(find(leases, null, { ...match, widget: 'tele-provider-inbox' })).toBeUndefined();
    expect(find(leases, null, { ...match, service: 'https://other.example' })).toBeUndefined();
  });

  it('belongs to one widget at a time', () => {
    const leases = createLeases();
    leave(leases, 'Reflux', null);
    expect(find(leases, null)).toBe('Reflux');
    expect(find(leases, null)).toBeUndefined();
  });

  it('is gone once it is forgotten', () => {
    const leases = createLeases();
    const lease = leases.lease(match, 'ann');
    lease.memory.remembered.set('word', 'Reflux');
    lease.release('ann');
    lease.forget();
    expect(find(leases, 'ann')).toBeUndefined();
  });

  it('asks for the person’s name while it has an owner', () => {
    const leases = createLeases();
    leave(leases, 'Reflux', null);
    expect(leases.isOwned(match)).toBe(false);
    leave(leases, 'Reflux', 'ann');
    expect(leases.isOwned(match)).toBe(true);
    leases.lease(match, 'ann');
    expect(leases.isOwned(match)).toBe(false);
  });
});

describe('a lease that was given back', () => {
  it('is taken again unless another widget has its memory', () => {
    const leases = createLeases();
    const lease = leases.lease(match, null);
    lease.release(null);
    expect(lease.retake()).toBe(true);
    lease.release(null);
    leases.lease(match, null);
    expect(lease.retake()).toBe(false);
  });
});
