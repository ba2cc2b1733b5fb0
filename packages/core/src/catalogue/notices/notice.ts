import type { ProfessionId } from '../professions.ts';

/** Place of a notice: next to the search form, above results, on a request's page, or before a card hold. */
export type NoticePlace = 'search' | 'results' | 'request' | 'booking';

/** Notice shown to everyone who seeks help in a category. */
export interface CategoryNotice {
  /** Unique within the category. */
  id: string;
  places: readonly NoticePlace[];
  /** critical: life or safety. caution: a possible loss. */
  tone: 'neutral' | 'caution' | 'critical';
  text: string;
  /** Specialties it concerns. Default: the whole category. */
  specialties?: readonly string[];
}

export interface NoticesAsked {
  profession: ProfessionId;
  place: NoticePlace;
  /** Null before one is chosen. */
  specialty: string | null;
  /** Only notices for the specialty. The screen shows the general ones elsewhere. */
  ofSpecialty?: boolean;
}
