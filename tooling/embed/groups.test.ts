import { describe, expect, it } from 'vitest';
import { groupsOf, type Part } from './groups.ts';

const part = (imports: string[] = [], more: Partial<Part> = {}): Part => ({
  modules: [],
  bytes: 100,
  isEntry: false,
  imports,
  lateImports: [],
  ...more,
});

/** File of a module; null when it stays with its part. */
function fileOf(parts: Record<string, Part>, name: string): string | null {
  const named = new Map(Object.entries(parts).map(([key, value]) => [key, { ...value, modules: [key] }]));
  const groups = groupsOf(named, { script: 'script', main: 'match', widgets: ['match', 'inbox', 'calendar'] });
  return groups.find(([, modules]) => modules.has(name))?.[0] ?? null;
}

const entry = { isEntry: true };
const parts = {
  script: part(['page'], entry),
  match: part(['react', 'search'], { ...entry, lateImports: ['results', 'sheet', 'note', 'inbox'] }),
  inbox: part(['react', 'list', 'times', 'pages'], { ...entry, lateImports: ['sheet', 'match'] }),
  calendar: part(['react', 'list', 'zones'], { ...entry, lateImports: ['sheet'] }),
  page: part(),
  react: part(),
  search: part(),
  list: part(['react']),
  pages: part(),
  results: part(['times'], { ...entry, bytes: 50_000 }),
  sheet: part(['zones', 'dates'], entry),
  note: part(['search'], entry),
  dates: part(),
  times: part([], { bytes: 9_000 }),
  zones: part(),
};

describe('the files of the script', () => {
  it('have what most pages load first in one, and what only others share in another', () => {
    expect(fileOf(parts, 'react')).toBe('1-shared');
    expect(fileOf(parts, 'list')).toBe('2-shared-by-others');
  });

  it('keep modules with the only widget that needs them', () => {
    expect(fileOf(parts, 'match')).toBe('4-match');
    expect(fileOf(parts, 'search')).toBe('4-match');
    expect(fileOf(parts, 'pages')).toBe('4-inbox');
  });

  it('have no widget wait for much that only another needs first, and others late', () => {
    expect(fileOf(parts, 'times')).toBe('3-for-inbox');
    expect(fileOf(parts, 'zones')).toBe('2-shared-by-others');
  });

  it('leave the script without what widgets need', () => {
    expect(fileOf(parts, 'page')).toBe('0-script');
  });

  it('group small late parts by their widgets, but not large ones', () => {
    expect(fileOf(parts, 'sheet')).toBe('5-late');
    expect(fileOf(parts, 'dates')).toBe('5-late');
    expect(fileOf(parts, 'note')).toBe('6-late-match');
    expect(fileOf(parts, 'results')).toBeNull();
  });
});
