import { describe, expect, it } from 'vitest';
import { keptPicksKey, noPicks, readKeptPicks } from './stored-picks.ts';

const pick = { specialistId: 'spc_1', slotISO: '2026-11-24T00:00:00.000Z' };
const made = { key: 'spc_1 2026-11-24T00:00:00.000Z', selectionId: 'sel_1' };

describe('kept picks', () => {
  it('are read as they were written', () => {
    const kept = { picks: [pick], personId: 'per_1', made, fee: { anyFee: false, typedCents: 30_000 } };
    expect(readKeptPicks(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readKeptPicks(noPicks)).toEqual(noPicks);
  });

  it('leave out broken picks, ids, selections and amounts', () => {
    const broken = [pick, null, 'spc_2', { specialistId: 'spc_3' }, { specialistId: 'spc_4', slotISO: 'soon' }];
    expect(readKeptPicks({ picks: broken, personId: 7, made: { key: 1 }, fee: 'any' })).toEqual({
      ...noPicks,
      picks: [pick],
    });
  });

  it('hold nothing but ids, times and amounts', () => {
    expect(readKeptPicks({ picks: [{ ...pick, name: 'Dr Brodie' }], name: 'Finn Tran', made: null })).toEqual({
      ...noPicks,
      picks: [pick],
    });
  });

  it.each([null, 'picks', [], { picks: 'none' }])('are nothing when %j was kept', (kept) => {
    expect(readKeptPicks(kept)).toBeNull();
  });
});

it('keeps the picks of two searches apart, whatever their reason', () => {
  const search = { specialty: 'Cardiology', state: 'NSW', reason: 'Palpitations' } as const;
  expect(keptPicksKey('doctor', search)).toBe(keptPicksKey('doctor', { ...search, reason: 'Check-up' } as never));
  expect(keptPicksKey('doctor', { ...search, state: null })).not.toBe(keptPicksKey('doctor', search));
  expect(keptPicksKey('doctor', search)).not.toContain('Palpitations');
});
