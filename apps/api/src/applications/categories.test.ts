import { loadCategory, specialtiesOf, unlicensed, professionIds, type Licence, type ProfessionId } from '@tele/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { aNewcomer, type Person } from '../testing/people.ts';
import { aRegistration, aStaffPerson, aToken, registrationConfig } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const { db } = api.services;
const staff = await aStaffPerson(api);

let person: Person;
beforeEach(async () => {
  person = await aNewcomer(db);
});

interface SpecialistDetails {
  profession: ProfessionId;
  specialties: string[];
  licences: Licence[];
}

async function register({ profession, specialties, licences }: SpecialistDetails) {
  const body = aRegistration(person, { profession, specialties, licences, ahpraNumber: null });
  return api.call('registerSpecialist', { as: person, body: { ...body, turnstileToken: await aToken(url) } });
}

async function allOf(profession: ProfessionId): Promise<SpecialistDetails> {
  const category = await loadCategory(profession);
  const names = specialtiesOf(profession).map(({ name }) => name);
  const groups = new Map(category.registration.kinds.map((kind) => [kind.group, kind]));
  const licences = [...groups.values()].map(({ key, number }) => ({ kind: key, number: number.examples[0] ?? '' }));
  return { profession, specialties: names.slice(0, 30), licences };
}

describe.each(professionIds.filter((id) => id !== 'doctor'))('an application as %s', (profession) => {
  it('waits with the licences it was given, normalised', async () => {
    const given = await allOf(profession);
    const spaced = given.licences.map(({ kind, number }) => ({ kind, number: ` ${number.toLowerCase()} ` }));
    const { status, body } = await register({ ...given, licences: spaced });
    expect([status, body]).toMatchObject([200, { status: 'PENDING', profession }]);
    expect(body).toMatchObject({ licences: given.licences });
  });

  it('is refused with a kind of licence that the category does not know', async () => {
    const given = await allOf(profession);
    const { status, body } = await register({ ...given, licences: [{ kind: 'pilot', number: '1' }] });
    expect([status, body]).toMatchObject([422, { fields: { 'licences.0.kind': 'Unknown licence.' } }]);
  });

  it('is refused without the licence that a specialty needs', async () => {
    const category = await loadCategory(profession);
    const { specialties } = await allOf(profession);
    const [needing] = unlicensed(category, specialties, []);
    const { body } = await register({ profession, specialties, licences: [] });
    const refused = { fields: { licences: `Add a licence for ${needing}.` } };
    expect(body).toMatchObject(needing === undefined ? { status: 'PENDING' } : refused);
  });
});

describe('a licence', () => {
  it('is refused with a number that is clearly another kind', async () => {
    const licences = [{ kind: 'migration-agent', number: '12' }];
    const { status, body } = await register({ profession: 'migration', specialties: ['Student visas'], licences });
    const text = 'Enter a number such as 9900017.';
    expect([status, body]).toMatchObject([422, { fields: { 'licences.0.number': text } }]);
  });

  it('is accepted with an unusual number where the format is not certain', async () => {
    const licences = [{ kind: 'vet-nsw', number: 'unusual/1' }];
    const { status, body } = await register({ profession: 'pets', specialties: ['General vet advice'], licences });
    expect([status, body]).toMatchObject([200, { licences: [{ number: 'UNUSUAL/1' }] }]);
  });

  it('is refused when it is repeated', async () => {
    const licences = ['N99012', 'N99013'].map((number) => ({ kind: 'vet-nsw', number }));
    const answer = await register({ profession: 'pets', specialties: ['General vet advice'], licences });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'licences.1.kind': 'You’ve already added this licence.' } },
    });
  });
});

describe('a tutor, a vet of two states and a lawyer', () => {
  const paths = { education: 'education', pets: 'pets', legal: 'legal' } as const;

  it.each([
    ['education', 'Mathematics', [{ kind: 'wwcc-nsw', number: 'WWC9900001E' }], ['SA'], ['NSW']],
    [
      'pets',
      'General vet advice',
      [
        { kind: 'vet-nsw', number: 'N99012' },
        { kind: 'vet-vic', number: 'V99012' },
      ],
      ['NSW', 'VIC'],
      ['SA'],
    ],
    ['legal', 'Family law', [{ kind: 'lawyer-vic', number: 'P0099012' }], ['VIC'], ['SA']],
  ] as const)(
    'is approved as %s and found where they are licensed',
    async (profession, specialty, licences, there, elsewhere) => {
      const applied = await register({ profession, specialties: [specialty], licences: [...licences] });
      expect(applied.status).toBe(200);
      const { applicationId } = applied.body as { applicationId: string };
      const params = { id: applicationId };
      const { checks } = (await api.call('staffApplication', { as: staff, params })).body as { checks: string[] };
      const approved = await api.call('approveApplication', { as: staff, params, body: { checked: checks } });
      const { specialistId } = approved.body as { specialistId: string };
      const isFound = async (state?: string) => {
        const { body } = await api.call('searchSpecialists', {
          as: staff,
          body: { profession, specialty, ...(state ? { state } : {}) },
        });
        return (body as { items: { specialistId: string }[] }).items.some((one) => one.specialistId === specialistId);
      };
      for (const state of [...there, undefined]) expect([state, await isFound(state)]).toEqual([state, true]);
      for (const state of elsewhere) expect([state, await isFound(state)]).toEqual([state, false]);
      const mine = await api.call('myProvider', { as: person, params: { category: paths[profession] } });
      expect(mine.body).toMatchObject({ status: 'APPROVED', licences: licences.map(({ number }) => ({ number })) });
    },
  );
});
