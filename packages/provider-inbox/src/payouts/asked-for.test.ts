import { describe, expect, it } from 'vitest';
import { askedFor } from './asked-for.ts';

describe('what the payment provider asks for', () => {
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
  ])('%s is said as %s', (name, kind) => {
    expect(askedFor([name])).toEqual([kind]);
  });

  it('is said once each, what has no words last', () => {
    const names = ['something.new', 'individual.dob.day', 'individual.dob.month', 'external_account', 'else'];
    expect(askedFor(names)).toEqual(['birthDate', 'bank', 'more']);
    expect(askedFor([])).toEqual([]);
  });
});
