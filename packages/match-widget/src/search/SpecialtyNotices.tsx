import { useEntries } from '@tele/kit';
import { CategoryNotices } from '../notices/CategoryNotices.tsx';
import type { WordingArgs } from '../screen/worded.ts';
import type { SpecialtyForm } from './offered.ts';

/** Notices of the chosen specialty only; general ones are next to the form. */
export const SpecialtyNotices = ({ worded, form }: { worded: WordingArgs; form: SpecialtyForm }) => (
  <CategoryNotices profession={worded.profession} place="search" specialty={useEntries(form).specialty} ofSpecialty />
);
