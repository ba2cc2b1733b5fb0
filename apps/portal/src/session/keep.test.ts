import { describe, expect, it } from 'vitest';
import { createKeep } from './keep.ts';
import type { StoredText } from './stored.ts';

const tabOf = (initial: string | null = null): StoredText => {
  let text = initial;
  return { read: () => text, write: (next) => (text = next), remove: () => (text = null) };
};

describe('a person’s picks', () => {
  it('survive a reload and another sign-in', () => {
    const tab = tabOf();
    const keep = createKeep(tab);
    keep.belongTo('maeve');
    keep.store.set('picks', '["spc_1"]');
    const reloaded = createKeep(tab);
    reloaded.belongTo('maeve');
    expect(reloaded.store.get('picks')).toBe('["spc_1"]');
  });

  it('are hidden from another person', () => {
    const keep = createKeep(tabOf());
    keep.belongTo('maeve');
    keep.store.set('picks', '["spc_1"]');
    keep.belongTo('noor');
    expect(keep.store.get('picks')).toBeNull();
    keep.belongTo('maeve');
    expect(keep.store.get('picks')).toBeNull();
  });

  it('are deleted on sign-out', () => {
    const tab = tabOf();
    const keep = createKeep(tab);
    keep.belongTo('maeve');
    keep.store.set('picks', '["spc_1"]');
    keep.clear();
    expect(tab.read()).toBeNull();
  });

  it('belong to the next person who signs in when stored signed out', () => {
    const keep = createKeep(tabOf());
    keep.store.set('draft', 'Odette');
    keep.belongTo('odette');
    expect(keep.store.get('draft')).toBe('Odette');
    keep.belongTo('noor');
    expect(keep.store.get('draft')).toBeNull();
  });

  it('write nothing when there is nothing to remove', () => {
    const tab = tabOf();
    createKeep(tab).store.remove('picks');
    expect(tab.read()).toBeNull();
  });

  it('are removed one by one', () => {
    const keep = createKeep(tabOf());
    keep.belongTo('maeve');
    keep.store.set('picks', 'a');
    keep.store.set('zone', 'b');
    keep.store.remove('picks');
    expect([keep.store.get('picks'), keep.store.get('zone')]).toEqual([null, 'b']);
  });

  it('start empty when the stored text is invalid', () => {
    const keep = createKeep(tabOf('not JSON'));
    expect(keep.store.get('picks')).toBeNull();
    keep.belongTo('maeve');
    keep.store.set('picks', 'a');
    expect(keep.store.get('picks')).toBe('a');
  });
});
