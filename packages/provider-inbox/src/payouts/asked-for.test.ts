import { describe, expect, it } from 'vitest';
import { askedFor } from './asked-for.ts';

describe('requirements of the payment provider', () => {
  it.each([
    ['external_account', 'bank'],
    ['individual.verification.document', 'photoId'],
    ['person_1Nv0FGQ9RKHgCVdK.verification.document', 'photoId'],
    ['individual.verification.additional_document', 'secondDocument'],
    ['individual.dob.day', 'birthDate'],
    ['individual.first_name', 'name'],
    ['individual.address.line1', 'address'],
    ['individual.phone', 'contact'],
    ['individual.id_number', 'idNumber'],
    ['company.tax_id', 'abn'],
    ['business_profile.url', 'business'],
    ['business_profile.support_address.city', 'business'],
    ['tos_acceptance.date', 'terms'],
    ['interv_1Abc.other_supportability', 'more'],
  ])('maps %s to %s', (name, kind) => {
    expect(askedFor([name])).toEqual([kind]);
  });

  it('lists each kind once, unknown ones last', () => {
    const names = ['something.new', 'individual.dob.day', 'individual.dob.month', 'external_account', 'else'];
    expect(askedFor(names)).toEqual(['birthDate', 'bank', 'more']);
    expect(askedFor([])).toEqual([]);
  });
});
