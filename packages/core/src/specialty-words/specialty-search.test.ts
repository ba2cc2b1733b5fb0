import { describe, expect, it } from 'vitest';
import { specialtiesOf } from '../catalogue/profession-specialties.ts';
import { professionIds, type ProfessionId } from '../catalogue/professions.ts';
import { loadSpecialtySearch, loadSpecialtyWords } from './load-specialty-search.ts';
import { specialtySearch, type SpecialtyMatch } from './specialty-search.ts';

/** Term, first specialty, and matching words; null if its name matches. */
const firstOf: Readonly<Record<ProfessionId, readonly (readonly [string, string, string | null])[]>> = {
  doctor: [
    ['heart', 'Cardiology', 'heart'],
    ['skin', 'Dermatology', 'skin'],
    ['stomach', 'Gastroenterology & Hepatology', 'stomach'],
    ['kids', 'General Paediatrics', 'kids'],
    ['child', 'Community Child Health', null],
    ['ears', 'Otolaryngology (ENT), Head & Neck Surgery', 'ears'],
    ['my child’s ears', 'Paediatric Otolaryngology (ENT)', 'children, ears'],
    ['gp', 'General Medicine', 'GP questions'],
    ['eye', 'Ophthalmology', 'eyes'],
    ['brain', 'Neurology', 'brain'],
    ['lungs', 'Respiratory & Sleep Medicine', 'lungs'],
    ['kidney', 'Nephrology', 'kidneys'],
    ['hormones', 'Endocrinology', 'hormones'],
    ['pregnancy', 'Obstetrics & Gynaecology', 'pregnancy'],
    ['bones', 'Orthopaedic Surgery', 'bones'],
    ['mental health', 'Psychiatry', 'mental health'],
    ['cardiologist', 'Cardiology', null],
    ['pediatrician', 'General Paediatrics', null],
    ['ENT', 'Otolaryngology (ENT), Head & Neck Surgery', null],
    ['womens health', 'Obstetrics & Gynaecology', 'women’s health'],
    ['elderly', 'Geriatric Medicine', 'elderly'],
  ],
  education: [
    ['maths', 'Mathematics', null],
    ['piano', 'Music', 'piano'],
    ['HSC', 'Senior exam preparation', 'HSC'],
    ['reading', 'Primary literacy', 'reading'],
    ['uni', 'University subjects', null],
    ['french', 'Languages', 'French'],
  ],
  'allied-health': [
    ['physio', 'Physiotherapy', null],
    ['feet', 'Podiatry', 'feet'],
    ['food', 'Dietetics', 'food'],
    ['talking', 'Speech pathology', 'talking'],
    ['hearing', 'Audiology', 'hearing'],
  ],
  coaching: [
    ['resume', 'Career coaching', 'resume'],
    ['gym', 'Fitness coaching', 'gym'],
    ['job interview', 'Interview preparation', 'job interview'],
    ['meditation', 'Mindfulness', 'meditation'],
    ['dating', 'Relationship coaching', 'dating'],
  ],
  beauty: [
    ['haircut', 'Hair care and colour', 'haircut'],
    ['beard', 'Men’s grooming', 'beard'],
    ['manicure', 'Nails', 'manicure'],
    ['eyebrows', 'Brows and lashes', 'eyebrows'],
    ['bride', 'Wedding hair and make-up', 'bride'],
  ],
  migration: [
    ['work visa', 'Skilled visas', 'work visa'],
    ['spouse', 'Partner visas', 'spouse'],
    ['fiance', 'Partner visas', 'fiancé'],
    ['tourist', 'Visitor visas', 'tourist'],
    ['passport', 'Citizenship', 'passport'],
    ['pr', 'Permanent residence', 'PR'],
  ],
  legal: [
    ['divorce', 'Family law', 'divorce'],
    ['custody', 'Parenting arrangements', 'custody'],
    ['speeding fine', 'Traffic and minor offences', 'speeding, fine'],
    ['sacked', 'Employment law', 'sacked'],
    ['rent', 'Tenancy', 'rent'],
    ['will', 'Wills and powers of attorney', null],
  ],
  financial: [
    ['tax', 'Personal tax', null],
    ['mortgage', 'Home loans', 'mortgage'],
    ['pension', 'Retirement', 'pension'],
    ['shares', 'Investing', 'shares'],
    ['credit card', 'Debt management', 'credit card'],
  ],
  'real-estate': [
    ['sell a house', 'Selling advice', 'sell a house'],
    ['body corporate', 'Strata and owners corporations', 'body corporate'],
    ['airbnb', 'Short-stay letting', 'Airbnb'],
    ['auction', 'Auction bidding', null],
    ['farm', 'Rural and acreage', 'farm'],
  ],
  'home-design': [
    ['kitchen', 'Kitchen and bathroom', null],
    ['paint', 'Colour and materials', 'paint'],
    ['council', 'Planning and permits', 'council'],
    ['architect', 'Architecture', null],
    ['wheelchair', 'Step-free and easy-access homes', 'wheelchair'],
  ],
  tech: [
    ['wifi', 'Home networks', 'wifi'],
    ['excel', 'Data and spreadsheets', 'Excel'],
    ['logo', 'Branding and logos', null],
    ['hacked', 'Cyber safety', 'hacked'],
    ['computer', 'Device support', 'computer'],
  ],
  pets: [
    ['dog', 'Dog behaviour', null],
    ['vomiting', 'General vet advice', 'vomiting'],
    ['rabbit', 'Exotic pets', 'rabbit'],
    ['fleas', 'Skin and allergies', 'fleas'],
    ['barking', 'Dog behaviour', 'barking'],
  ],
};

const outcomes = /\b(best|cheap|cures?|fast|fix|guaranteed?|heals?|healing|painless|quick|safe|success|top|win)\b/i;
const diagnoses =
  /\b(acne|adhd|anxiety|arthritis|asthma|autis|bipolar|cataract|cancer(?! care)|dementia|depress|diabetes(?! care)|dyslexi|eczema|epilep|hernia|hiv\b|migraine|psoria|reflux|schizo|stroke)/i;

const namesOf = (found: readonly { name: string }[]): string[] => found.map(({ name }) => name);
const doctors = await loadSpecialtySearch('doctor');
const findDoctors = (term: string): SpecialtyMatch[] => doctors.find(specialtiesOf('doctor'), term);

describe.each(professionIds)('everyday words of %s', (profession) => {
  it.each(firstOf[profession])('find by ‘%s’ first %s, and say why', async (term, name, words) => {
    const { find } = await loadSpecialtySearch(profession);
    expect(find(specialtiesOf(profession), term)[0]).toMatchObject({ name, words });
  });

  it('cover each specialty with several words, none twice', async () => {
    const words = await loadSpecialtyWords(profession);
    expect(Object.keys(words)).toEqual(namesOf(specialtiesOf(profession)));
    for (const listed of Object.values(words)) {
      const phrases = listed.split(', ');
      expect(new Set(phrases).size, listed).toBe(phrases.length);
      expect(phrases.length, listed).toBeGreaterThan(1);
    }
  });

  it('promise no outcome and name no diagnosis', async () => {
    const said = Object.values(await loadSpecialtyWords(profession)).join('. ');
    expect(said).not.toMatch(outcomes);
    expect(said).not.toMatch(diagnoses);
  });

  it('keep a fully typed specialty first', async () => {
    const { find } = await loadSpecialtySearch(profession);
    const specialties = specialtiesOf(profession);
    expect(specialties.map(({ name }) => find(specialties, name)[0]?.name)).toEqual(namesOf(specialties));
  });
});

describe('a search for a specialty', () => {
  it('ranks exact names, then prefixes, everyday words and parts of names', () => {
    const { find } = specialtySearch({ Breathing: 'ear care', Hearing: 'sound' });
    const named = (name: string) => ({ name, group: 'A' });
    const specialties = ['Nuclear', 'Breathing', 'Best earrings', 'Earrings', 'Ear'].map(named);
    expect(namesOf(find(specialties, 'ear'))).toEqual(['Ear', 'Earrings', 'Best earrings', 'Breathing', 'Nuclear']);
  });

  it('finds part of a name in whatever case, in every group', () => {
    const found = findDoctors(' CARDIO');
    expect(namesOf(found)).toContain('Cardiology');
    expect(new Set(found.map(({ group }) => group)).size).toBeGreaterThan(1);
    expect(namesOf(findDoctors('enterology'))).toContain('Gastroenterology & Hepatology');
  });

  it('takes a straight apostrophe for a curly one', () => {
    const { find } = specialtySearch({});
    expect(namesOf(find([{ group: 'A', name: 'Women’s imaging' }], "women's"))).toEqual(['Women’s imaging']);
  });

  it.each([
    ['dermatolgy', 'Dermatology'],
    ['caridology', 'Cardiology'],
    ['hearrt', 'Cardiology'],
    ['stomack', 'Gastroenterology & Hepatology'],
    ['kidnys', 'Nephrology'],
  ])('forgives the typing error in ‘%s’', (term, name) => {
    expect(namesOf(findDoctors(term))[0]).toBe(name);
  });

  it('corrects no typing error in words under 5 letters, and never two', () => {
    expect(findDoctors('hxrt')).toEqual([]);
    expect(findDoctors('dermxxology')).toEqual([]);
  });

  it('adds up to 3 specialties by single words when everyday words find fewer', () => {
    expect(namesOf(findDoctors('my child’s ears'))).toEqual([
      'Paediatric Otolaryngology (ENT)',
      'Otolaryngology (ENT), Head & Neck Surgery',
      'Community Child Health',
    ]);
    expect(namesOf(findDoctors('vascular surgery'))).toEqual(['Vascular Surgery']);
  });

  it('finds specialties that it has no words for by their names', () => {
    expect(doctors.find([{ name: 'Cardiology (adults)', group: '' }], 'cardio')).toHaveLength(1);
  });
});

describe('the nearest specialties', () => {
  const nearest = (term: string): string[] => namesOf(doctors.nearest(specialtiesOf('doctor'), term));

  it('are up to 3 with similarly spelled names or everyday words', () => {
    expect(findDoctors('kardeeology')).toEqual([]);
    expect(nearest('kardeeology')[0]).toBe('Cardiology');
    expect(nearest('shoullders')[0]).toBe('Sport & Exercise Medicine');
    expect(nearest('surgikal').length).toBeLessThanOrEqual(3);
  });

  it('are none for a word unlike any other', () => {
    expect(nearest('zzz')).toEqual([]);
    expect(nearest('depression')).toEqual([]);
  });
});

describe('related specialties', () => {
  it('share words with the specialty, closest first, and leave it out', () => {
    expect(namesOf(doctors.related(specialtiesOf('doctor'), 'Cardiology'))).toEqual([
      'Cardiothoracic Surgery',
      'Vascular Surgery',
      'Respiratory & Sleep Medicine',
    ]);
  });

  it('are none where no word is shared', () => {
    expect(doctors.related([{ name: 'Dermatology', group: '' }], 'Cardiology')).toEqual([]);
  });
});
