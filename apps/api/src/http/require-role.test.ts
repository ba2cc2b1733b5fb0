import { describe, expect, it } from 'vitest';
import { personActing, type Actor } from './actor.ts';
import { requireCaller } from './require-role.ts';

const actors: Record<string, Actor> = {
  anonymous: { type: 'anonymous' },
  newcomer: personActing('usr_1'),
  patient: personActing('usr_1', { patient: true }),
  specialist: personActing('usr_1', { specialist: { specialistId: 'spc_1', approved: true } }),
  staff: personActing('usr_1', { staff: true }),
  visitor: { type: 'visitor', partnerId: 'par_1' },
  partner: { type: 'partner', partnerId: 'par_1', keyId: 'key_1' },
  job: { type: 'job', name: 'jobs' },
};

function answersOf(caller: Parameters<typeof requireCaller>[1]): Record<string, unknown> {
  const answer = (actor: Actor): unknown => {
    try {
      requireCaller(actor, caller);
      return 'may';
    } catch (error) {
      return (error as { code: unknown }).code;
    }
  };
  return Object.fromEntries(Object.entries(actors).map(([name, actor]) => [name, answer(actor)]));
}

describe('who may call', () => {
  it('lets anyone make a public call', () => {
    expect(new Set(Object.values(answersOf('public')))).toEqual(new Set(['may']));
  });

  it('refuses signed-in calls to jobs and strangers', () => {
    expect(answersOf('signed-in')).toEqual({
      anonymous: 'UNAUTHENTICATED',
      newcomer: 'may',
      patient: 'may',
      specialist: 'may',
      staff: 'may',
      visitor: 'UNAUTHENTICATED',
      partner: 'UNAUTHENTICATED',
      job: 'UNAUTHENTICATED',
    });
  });

  it('lets any person book: the call lists missing profile fields', () => {
    expect(answersOf('booker')).toEqual(answersOf('signed-in'));
  });

  it.each([
    ['patient', 'PROFILE_REQUIRED'],
    ['specialist', 'FORBIDDEN'],
    ['staff', 'FORBIDDEN'],
  ] as const)('lets only a %s make their calls', (side, code) => {
    const nobody = 'UNAUTHENTICATED';
    const strangers = { anonymous: nobody, visitor: nobody, partner: nobody, job: nobody };
    const others = { newcomer: code, patient: code, specialist: code, staff: code };
    expect(answersOf(side)).toEqual({ ...strangers, ...others, [side]: 'may' });
  });

  it('lets a person with several roles make the calls of each', () => {
    const specialist = { specialistId: 'spc_1', approved: true };
    const all = personActing('usr_1', { patient: true, specialist, staff: true });
    for (const caller of ['patient', 'specialist', 'staff'] as const)
      expect(() => requireCaller(all, caller)).not.toThrow();
  });

  it('removes specialist rights with the approval, and keeps the person’s own', () => {
    const former: Actor = personActing('usr_1', { specialist: { specialistId: 'spc_1', approved: false } });
    expect(() => requireCaller(former, 'specialist')).toThrow('Only approved specialists can do this.');
    expect(() => requireCaller(former, 'signed-in')).not.toThrow();
  });
});
