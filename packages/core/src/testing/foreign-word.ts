import { specialtiesOf } from '../catalogue/profession-specialties.ts';
import { professionIds, type ProfessionId } from '../catalogue/professions.ts';
import { isHealth } from '../catalogue/visible-fields.ts';
import { wordingOf } from '../catalogue/wording.ts';

/** Health words, for health categories only (design section 11, rule 16). */
const healthWords =
  'consent|medicare|ihi|medicines?|medications?|medical|health|telehealth|clinics?|clinical|gp|ahpra|referrals?|symptoms?|hospitals?|prescriptions?|diagnos\\w+';
/** Emergency number, but not the zeros of 5,000. */
const emergency = /(?<![\d,.])000\b/;

const beside: Readonly<Partial<Record<ProfessionId, readonly string[]>>> = {
  doctor: ['physician'],
  education: ['teacher', 'pupil'],
  coaching: ['coaching'],
  beauty: ['stylist', 'hairdresser'],
  legal: ['lawyer', 'solicitor'],
  'real-estate': ['landlord'],
  pets: ['vet', 'pet'],
};

/** Words that several categories share: a client has a consultation, or 'your session has ended'. */
const shared: ReadonlySet<string> = new Set(['client', 'clients', 'session', 'sessions']);

function nounsOf(profession: ProfessionId): string[] {
  const { professional, professionals, client, clients, meeting, meetings } = wordingOf(profession);
  const own = (beside[profession] ?? []).flatMap((noun) => [noun, `${noun}s`]);
  return [professional, professionals, client, clients, meeting, meetings, ...own];
}

const wholeWords = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');

/** Words a category's texts must not use: other categories' nouns, and health words outside health. */
function foreignTo(profession: ProfessionId): readonly RegExp[] {
  const own = new Set(nounsOf(profession));
  const others = professionIds.flatMap(nounsOf).filter((noun) => !own.has(noun) && !shared.has(noun));
  const health = isHealth(profession) ? [] : [wholeWords([healthWords]), emergency];
  return [wholeWords(others), ...health];
}

const foreign = new Map(professionIds.map((profession) => [profession, foreignTo(profession)]));

/** Removes addresses and the category's own specialties, such as 'Student visas'. */
function withoutNames(profession: ProfessionId, text: string): string {
  const plain = text.replaceAll(/https?:[^\s"<]+/g, '');
  const names = specialtiesOf(profession).map(({ name }) => name.replaceAll(/[()]/g, '.'));
  return plain.replaceAll(new RegExp(names.join('|'), 'gi'), '');
}

export function foreignWord(profession: ProfessionId, text: string): string | null {
  const matched = (foreign.get(profession) ?? []).filter((pattern) => pattern.test(text));
  if (matched.length === 0) return null;
  const plain = withoutNames(profession, text);
  return matched.map((pattern) => pattern.exec(plain)?.[0]).find((word) => word !== undefined) ?? null;
}
