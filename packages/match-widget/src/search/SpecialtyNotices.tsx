import { useEntries, type TeleForm } from '@tele/kit';
import { CategoryNotices } from '../notices/CategoryNotices.tsx';
import type { Worded } from '../screen/worded.ts';
import type { SearchFormFields } from './offered.ts';

/** What the chosen specialty alone has to say; what is for everybody stands beside the form. */
export const SpecialtyNotices = ({ worded, form }: { worded: Worded; form: TeleForm<SearchFormFields> }) => (
  <CategoryNotices profession={worded.profession} place="search" specialty={useEntries(form).specialty} ofSpecialty />
);
