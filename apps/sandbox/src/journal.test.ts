import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(dir, { recursive: true }));
const file = () => join(dir, 'deep/journal.jsonl');

describe('the journal', () => {
  it('returns committed rows in insertion order', () => {
    const journal = openJournal(file());
    const pets = journal.table<{ name: string }>('pets');
    pets.put('b', { name: 'Bo' });
    pets.put('a', { name: 'Al' });
    pets.put('b', { name: 'Bea' });
    pets.put('c', { name: 'Cy' });
    pets.delete('c');
    journal.commit();

    expect(openJournal(file()).table('pets').values()).toEqual([{ name: 'Bea' }, { name: 'Al' }]);
  });

  it('forgets uncommitted rows', () => {
    openJournal(file()).table('pets').put('a', 1);
    expect(openJournal(file()).table('pets').get('a')).toBeUndefined();
  });

  it('ignores a last line that a kill cut short', () => {
    const journal = openJournal(file());
    journal.table('pets').put('a', 1);
    journal.commit();
    appendFileSync(file(), '[["pets","b",');
    const again = openJournal(file());
    expect(again.table('pets').values()).toEqual([1]);
    again.table('pets').put('c', 3);
    again.commit();
    expect(openJournal(file()).table('pets').values()).toEqual([1, 3]);
  });

  it('is compacted when it is opened', () => {
    const journal = openJournal(file());
    for (let turn = 0; turn < 5; turn += 1) {
      journal.table('pets').put('a', turn);
      journal.commit();
    }
    openJournal(file());
    expect(readFileSync(file(), 'utf8')).toBe('[["pets","a",4]]\n');
  });

  it('names a broken line in the middle', () => {
    openJournal(file());
    appendFileSync(file(), 'nonsense\n[]\n');
    expect(() => openJournal(file())).toThrow('line 1 is not JSON');
  });
});
