import { describe, expect, it } from 'vitest';
import { loadCategory } from '../categories/load.ts';
import { checksOf } from './staff-checks.ts';

const pets = await loadCategory('pets');
const financial = await loadCategory('financial');
const doctor = await loadCategory('doctor');

describe('what staff confirm', () => {
  it('is the register’s word and the insurance of whoever does licensed work', () => {
    expect(checksOf(pets, ['Dog training', 'General vet advice'])).toEqual([
      'name',
      'registration',
      'conditions',
      'insurance',
      'identity',
    ]);
  });

  it('is the person alone where the work needs no licence, and no insurance is asked for', () => {
    expect(checksOf(pets, ['Dog training'])).toEqual(['name', 'identity']);
  });

  it('is the insurance of everybody where its certificate is required', () => {
    expect(checksOf(financial, ['Budgeting'])).toEqual(['name', 'insurance', 'identity']);
  });

  it('includes the seniority of doctors, and no insurance, which they are not asked for', () => {
    const checks = ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'];
    expect(checksOf(doctor, ['Cardiology'])).toEqual(checks);
  });
});
