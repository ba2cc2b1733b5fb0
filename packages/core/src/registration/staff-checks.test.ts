import { describe, expect, it } from 'vitest';
import { loadCategory } from '../categories/load.ts';
import { checksOf } from './staff-checks.ts';

const pets = await loadCategory('pets');
const financial = await loadCategory('financial');
const doctor = await loadCategory('doctor');

describe('the staff checklist', () => {
  it('is the register and the insurance for licensed work', () => {
    expect(checksOf(pets, ['Dog training', 'General vet advice'])).toEqual([
      'name',
      'registration',
      'conditions',
      'insurance',
      'identity',
    ]);
  });

  it('is only the person when the work needs no licence or insurance', () => {
    expect(checksOf(pets, ['Dog training'])).toEqual(['name', 'identity']);
  });

  it('is the insurance of all when its certificate is required', () => {
    expect(checksOf(financial, ['Budgeting'])).toEqual(['name', 'insurance', 'identity']);
  });

  it('includes the seniority of doctors, but not their insurance', () => {
    const checks = ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'];
    expect(checksOf(doctor, ['Cardiology'])).toEqual(checks);
  });
});
