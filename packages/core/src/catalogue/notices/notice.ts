import type { ProfessionId } from '../professions.ts';

/** Place of a notice: next to the search form, above results, on a request's page, or before a card hold. */
export type NoticePlace = 'search' | 'results' | 'request' | 'booking';

export interface CategoryNotice {
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
  specialty: string | null;
  /** Only notices for the specialty. The screen shows the general ones elsewhere. */
  ofSpecialty?: boolean;
}
