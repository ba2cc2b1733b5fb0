import { describe, expect, it } from 'vitest';
import { isSpecialty, specialtiesOf } from '../catalogue/profession-specialties.ts';
import { professionIds } from '../catalogue/professions.ts';
import { groupsNeeded, numberFit } from '../registration/licences.ts';
import { checksOf, staffChecks } from '../registration/staff-checks.ts';
import { loadCategory } from './load.ts';

describe.each(professionIds)('the registration of %s', async (profession) => {
  const category = await loadCategory(profession);
  const { checks, documents, registration } = category;
  const { kinds, required, requires, requiresDefault, whenNone } = registration;
  const isRequired = (kind: string) => documents.some((one) => one.kind === kind && one.required === true);
  const names = specialtiesOf(profession).map(({ name }) => name);
  const needing = names.filter((name) => groupsNeeded(category, name).length > 0);

  it('names specialties of the catalogue and groups that have a licence', () => {
    expect(Object.keys(requires).filter((name) => !isSpecialty(profession, name))).toEqual([]);
    const groups = kinds.map(({ group }) => group);
    const needed = [...requiresDefault, ...Object.values(requires).flat()];
    expect(needed.filter((group) => !groups.includes(group))).toEqual([]);
  });

  it('requires a licence for all, some or no specialties, as declared', () => {
    const asked = needing.length === names.length ? 'all' : needing.length > 0 ? 'some' : 'none';
    expect(asked).toBe(required);
  });

  it('asks for proof of competence when no licence is required', () => {
    expect(required === 'all' || whenNone !== null).toBe(true);
  });

  it('has each licence once, with an example that fits its format', () => {
    expect(new Set(kinds.map(({ key }) => key)).size).toBe(kinds.length);
    expect(kinds.filter(({ number, states }) => number.examples.length === 0 || states.length === 0)).toEqual([]);
    const unfit = kinds.filter((kind) => kind.number.examples.some((example) => numberFit(kind, example) !== 'fits'));
    expect(unfit.map(({ key }) => key)).toEqual([]);
  });

  it('refuses a number only where its format is known exactly', () => {
    const exact = kinds.filter(({ number }) => number.strength === 'exact');
    expect(exact.filter((kind) => numberFit(kind, 'no number') !== 'wrong')).toEqual([]);
  });

  it('asks for each document once, a photo and two photo IDs among them', () => {
    const asked = documents.map(({ kind }) => kind);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toEqual(expect.arrayContaining(['photo', 'id1', 'id2']));
  });

  it('has staff confirm only what the application asks for', () => {
    const confirmed = checksOf(category, names);
    const asks = (kind: string) => documents.some((document) => document.kind === kind);
    expect(confirmed.includes('insurance')).toBe(asks('insurance') && (required !== 'none' || isRequired('insurance')));
    expect(confirmed.includes('seniority') && !asks('cv')).toBe(false);
    expect(confirmed.includes('identity')).toBe(asks('id1') && asks('id2'));
    expect(confirmed.includes('registration')).toBe(kinds.length > 0 && required !== 'none');
  });

  it('makes staff confirm in list order, and a registration when work needs one', () => {
    const order: readonly string[] = staffChecks;
    expect(checks).toEqual(order.filter((check) => checks.some((one) => one === check)));
    expect(checks.includes('registration')).toBe(required !== 'none');
  });
});
