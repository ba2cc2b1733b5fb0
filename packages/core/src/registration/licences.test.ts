import { describe, expect, it } from 'vitest';
import { loadCategory } from '../categories/load.ts';
import { kindsToOffer, licenceKind, numberFit, spellNumber, unlicensed } from './licences.ts';

const financial = await loadCategory('financial');
const education = await loadCategory('education');
const groupsOf = (kinds: readonly { group: string }[]) => [...new Set(kinds.map(({ group }) => group))];

describe('the licences that are asked for', () => {
  it('are those of any group that a chosen specialty needs, and no others', () => {
    expect(groupsOf(kindsToOffer(financial, ['GST and BAS']).needed)).toEqual(['tax-agent', 'bas-agent']);
    expect(groupsOf(kindsToOffer(financial, ['Home loans', 'Superannuation']).needed).toSorted()).toEqual([
      'credit',
      'financial-adviser',
    ]);
    expect(kindsToOffer(financial, ['Bookkeeping'])).toEqual({ needed: [], voluntary: [] });
  });

  it('may be added where no specialty asks for them', () => {
    expect(groupsOf(kindsToOffer(education, []).voluntary)).toEqual(['teacher']);
  });
});

describe('a specialty', () => {
  it('is allowed by any one of its groups, and by none of another', () => {
    const bas = [{ kind: 'bas-agent', number: '99000025' }];
    expect(unlicensed(financial, ['GST and BAS', 'Bookkeeping'], bas)).toEqual([]);
    expect(unlicensed(financial, ['GST and BAS', 'Personal tax'], bas)).toEqual(['Personal tax']);
    expect(unlicensed(financial, ['Bookkeeping'], [])).toEqual([]);
  });
});

describe('a number', () => {
  it('is refused only where its format is known exactly', () => {
    const [tax, lawyer] = ['tax-agent', 'lawyer-nsw'].map((key) => licenceKind(financial, key));
    expect(tax && numberFit(tax, '9900 0017')).toBe('fits');
    expect(tax && numberFit(tax, '12345')).toBe('wrong');
    expect(lawyer && numberFit(lawyer, '?')).toBe('unusual');
    expect(spellNumber(' med 0009 000017')).toBe('MED0009000017');
  });
});
