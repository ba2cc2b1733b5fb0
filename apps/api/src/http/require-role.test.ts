import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { requireCaller } from './require-role.ts';

const actors: Record<string, Actor> = {
  anonymous: { type: 'anonymous' },
  newcomer: { type: 'newcomer', userId: 'usr_1' },
  patient: { type: 'patient', userId: 'usr_1' },
  specialist: { type: 'specialist', userId: 'usr_1', specialistId: 'spc_1', approved: true },
  staff: { type: 'staff', userId: 'usr_1' },
  visitor: { type: 'visitor', partnerId: 'par_1' },
  partner: { type: 'partner', partnerId: 'par_1', keyId: 'key_1' },
  job: { type: 'job', name: 'drain' },
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

  it('asks nobody but a person for a call of the signed-in: a job or a stranger is not one', () => {
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

  it('lets a patient book, and a newcomer try, who is told what their profile lacks', () => {
    expect(answersOf('booker')).toEqual({ ...answersOf('patient'), newcomer: 'may' });
  });

  it.each([
    ['patient', 'PROFILE_REQUIRED'],
    ['specialist', 'FORBIDDEN'],
    ['staff', 'FORBIDDEN'],
  ] as const)('lets a %s alone make their calls', (role, toNewcomer) => {
    const strangers = { anonymous: 'UNAUTHENTICATED', visitor: 'UNAUTHENTICATED', partner: 'UNAUTHENTICATED' };
    const others = { patient: 'FORBIDDEN', specialist: 'FORBIDDEN', staff: 'FORBIDDEN', job: 'UNAUTHENTICATED' };
    expect(answersOf(role)).toEqual({ ...strangers, ...others, newcomer: toNewcomer, [role]: 'may' });
  });

  it('takes from a specialist whose approval was taken back what is a specialist’s, and leaves what is a person’s', () => {
    const former: Actor = { type: 'specialist', userId: 'usr_1', specialistId: 'spc_1', approved: false };
    expect(() => requireCaller(former, 'specialist')).toThrow('Only approved specialists can do this.');
    expect(() => requireCaller(former, 'signed-in')).not.toThrow();
  });
});
