import type { ProfessionId } from '../professions.ts';

/** Where a notice stands: beside the search form, above what was found, on the page of a request, before a card is held. */
export type NoticePlace = 'search' | 'results' | 'request' | 'booking';

/** Something that everybody who seeks help in a category is told. */
export interface CategoryNotice {
  /** Its own within the category. */
  id: string;
  places: readonly NoticePlace[];
  /** critical: life or safety. caution: something may be lost. */
  tone: 'neutral' | 'caution' | 'critical';
  text: string;
  /** It concerns these alone; left out, all of the category. */
  specialties?: readonly string[];
}

/** Whose notices, and where. */
export interface NoticesAsked {
  profession: ProfessionId;
  place: NoticePlace;
  /** Null while none is chosen. */
  specialty: string | null;
  /** Only what concerns the specialty alone: what is for everybody stands elsewhere on the screen. */
  ofSpecialty?: boolean;
}
