import type { Licence, ProfessionId, StateCode } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import { aNewcomer, aPatient } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { addSpecialists } from './add.ts';

const api = await withApi();
const { db } = api.services;
const patient = await aPatient(db);

interface SpecialistDetails {
  profession: ProfessionId;
  specialty: string;
  state: StateCode;
  licences: Licence[];
}

async function added({ profession, specialty, state, licences }: SpecialistDetails): Promise<string> {
  const { userId } = await aNewcomer(db);
  const id = newId('spc');
  const profile = {
    id,
    user_id: userId,
    name: 'Callum Brodie',
    profession,
    profile_type: 'SOLO' as const,
    photo_url: null,
    city: 'Newcastle',
    state,
    subspecialties: [],
    bio: '',
    approved: true,
  };
  await inTransaction(db, (t) => addSpecialists(t, [{ profile, specialties: [specialty], licences }]));
  return id;
}

async function found(body: { profession: ProfessionId; specialty: string; state?: StateCode }): Promise<string[]> {
  const answer = await api.call('searchSpecialists', { as: patient, body });
  return (answer.body as { items: { specialistId: string }[] }).items.map(({ specialistId }) => specialistId);
}

const nsw = { kind: 'agent-nsw', number: '99000017' };
const vic = { kind: 'agent-vic', number: '099001L' };

describe('a specialist whose licence is bound to a place', () => {
  const profession = 'real-estate';

  it('is found in every licensed state, and once in a search of all states', async () => {
    const specialty = 'Buying advice';
    const id = await added({ profession, specialty, state: 'QLD', licences: [nsw, vic] });
    for (const state of ['NSW', 'VIC'] as const) expect(await found({ profession, specialty, state })).toEqual([id]);
    expect(await found({ profession, specialty, state: 'QLD' })).toEqual([]);
    expect(await found({ profession, specialty })).toEqual([id]);
  });

  it('is found by their address for work that needs no licence', async () => {
    const work = { profession: 'home-design', specialty: 'Colour and materials' } as const;
    const id = await added({ ...work, state: 'QLD', licences: [{ kind: 'architect-nsw', number: '99012' }] });
    expect(await found({ ...work, state: 'QLD' })).toEqual([id]);
    expect(await found({ ...work, state: 'NSW' })).toEqual([]);
  });

  it('stays in the licensed states after a move, and leaves all when suspended', async () => {
    const specialty = 'Auction bidding';
    const id = await added({ profession, specialty, state: 'NSW', licences: [nsw, vic] });
    const change = (set: { state?: StateCode; approved?: boolean }) =>
      db.updateTable('specialists').set(set).where('id', '=', id).execute();
    await change({ state: 'TAS' });
    expect(await found({ profession, specialty, state: 'VIC' })).toEqual([id]);
    expect(await found({ profession, specialty, state: 'TAS' })).toEqual([]);
    await change({ approved: false });
    for (const state of ['NSW', 'VIC', undefined] as const)
      expect(await found({ profession, specialty, ...(state ? { state } : {}) })).toEqual([]);
  });

  it('can be requested from a search in any of the states', async () => {
    const specialty = 'Selling advice';
    const id = await added({ profession, specialty, state: 'NSW', licences: [nsw, vic] });
    const startISO = '2026-12-08T00:00:00.000Z';
    await db
      .insertInto('availability_blocks')
      .values({ id: newId('avb'), specialist_id: id, start_at: startISO, end_at: '2026-12-08T02:00:00.000Z' })
      .execute();
    const body = { profession, specialty, picks: [{ specialistId: id, slotISO: startISO }], anyFee: true };
    expect((await api.call('createSelection', { as: patient, body })).status).toBe(200);
  });
});

describe('any other specialist', () => {
  it('is found by their address, whatever the states of their licences', async () => {
    const [profession, specialty] = ['education', 'Mathematics'] as const;
    const check = { kind: 'wwcc-vic', number: '9900001A-01' };
    const id = await added({ profession, specialty, state: 'WA', licences: [check] });
    expect(await found({ profession, specialty, state: 'WA' })).toEqual([id]);
    expect(await found({ profession, specialty, state: 'VIC' })).toEqual([]);
  });

  it('has their licences stored with the work each allows', async () => {
    const check = { kind: 'wwcc-vic', number: '9900001A-01' };
    const id = await added({ profession: 'education', specialty: 'Mathematics', state: 'WA', licences: [check] });
    const kept = await db.selectFrom('specialist_licences').selectAll().where('specialist_id', '=', id).execute();
    expect(kept).toEqual([{ specialist_id: id, ...check, states: ['VIC'] }]);
  });
});
