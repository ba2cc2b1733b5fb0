import { describe, expect, it } from 'vitest';
import { stepOfInputs } from './steps.ts';

describe('a refused input', () => {
  it.each([
    [['address.postcode'], { step: 'details', name: 'postcode' }],
    [['licences.0.number'], { step: 'registration', name: 'licences' }],
    [['profile', 'name'], { step: 'details', name: 'name' }],
    [['documents.cvKey'], { step: 'documents' }],
    [['turnstileToken'], undefined],
  ] as const)('stands, of %j, at %j', (inputs, place) => {
    expect(stepOfInputs(inputs)).toEqual(place);
  });
});
