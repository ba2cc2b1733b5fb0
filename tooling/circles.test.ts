import { describe, expect, it } from 'vitest';
import { circles, type Import } from './circles.ts';

const imports = (...pairs: string[]): Import[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from: `apps/api/src/${from}.ts`, to: `apps/api/src/${to}.ts` };
  });
const named = (found: Import[][]): string[] =>
  found.map((way) => way.map(({ from }) => from.replace('apps/api/src/', '').replace('.ts', '')).join(' → '));

describe('circles among folders', () => {
  it('are absent when every folder is below its importers', () => {
    expect(
      circles(imports('selections/accept ledger/charge', 'ledger/charge db/open', 'selections/accept db/open')),
    ).toEqual([]);
  });

  it('are found even when no two files import each other', () => {
    const found = circles(imports('selections/accept jobs/enqueue', 'jobs/run-jobs selections/lapse'));
    expect(named(found)).toEqual(['selections/accept → jobs/run-jobs']);
  });

  it('are found across three folders, and named once', () => {
    const found = circles(imports('a/one b/two', 'b/three c/four', 'c/five a/six', 'a/one c/four'));
    expect(named(found)).toContain('a/one → c/five');
    expect(found).toHaveLength(2);
  });

  it('do not count the root or imports within a folder', () => {
    expect(
      circles(imports('index selections/accept', 'selections/accept limits', 'selections/accept selections/claim')),
    ).toEqual([]);
  });

  it('are found between a folder and one inside it', () => {
    const found = circles(imports('account/me account/google/start', 'account/google/callback account/merge'));
    expect(named(found)).toEqual(['account/me → account/google/callback']);
  });
});
