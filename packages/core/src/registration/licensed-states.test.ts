import { describe, expect, it } from 'vitest';
import { loadCategory } from '../categories/load.ts';
import { licensedStates } from './licensed-states.ts';

const nsw = { kind: 'agent-nsw', number: '99000017' };
const vic = { kind: 'agent-vic', number: '099001L' };
const lawyer = { kind: 'lawyer-sa', number: '99012' };

describe('states from licences', () => {
  it('are those of the licences that the work needs, in catalogue order', async () => {
    const category = await loadCategory('real-estate');
    expect(licensedStates(category, 'Buying advice', [vic, nsw, lawyer])).toEqual(['NSW', 'VIC']);
    expect(licensedStates(category, 'Conveyancing', [vic, nsw, lawyer])).toEqual(['SA']);
  });

  it('is in every state for a licence of all of them', async () => {
    const category = await loadCategory('legal');
    const states = licensedStates(category, 'Notary services', [{ kind: 'notary', number: '9901' }]);
    expect(states).toHaveLength(8);
  });

  it('are none for work without a licence, or in an unbound category', async () => {
    const renting = 'Renting advice for tenants';
    expect(licensedStates(await loadCategory('real-estate'), renting, [nsw])).toEqual([]);
    const check = { kind: 'wwcc-nsw', number: 'WWC9900001E' };
    expect(licensedStates(await loadCategory('education'), 'Mathematics', [check])).toEqual([]);
  });
});
