import type { StateCode } from '../catalogue/states.ts';
import type { DocumentKind } from './documents.ts';
import type { ProfileType } from './profile-types.ts';
import type { StaffCheck } from './staff-checks.ts';

/** How far the form of a number is known: an exact one may refuse, the others only warn. The register is the proof, never the form. */
export type Strength = 'exact' | 'likely' | 'permissive';

/** A licence, registration or membership that somebody may hold. */
export interface LicenceKind {
  /** 'vet-nsw'. */
  key: string;
  /** 'vet': what a specialty asks for; any kind of the group will do. */
  group: string;
  /** 'Registered veterinarian'. */
  label: string;
  authority: string;
  /** Where it lets its holder work. */
  states: readonly StateCode[];
  /** Where anybody can look it up; `url` is null where no address is known. */
  register: { name: string; url: string | null };
  number: {
    label: string;
    /** For the number in capitals, without spaces. */
    pattern: RegExp;
    /** Invented: nobody's. */
    examples: readonly string[];
    strength: Strength;
  };
  law?: string;
}

/** Which registrations the work of a category needs. */
export interface Registration {
  required: 'all' | 'some' | 'none';
  /** Groups of kinds, any one of which suffices, for a specialty that `requires` does not name; `[]` is none. */
  requiresDefault: readonly string[];
  requires: Readonly<Record<string, readonly string[]>>;
  summary: string;
  kinds: readonly LicenceKind[];
  stateNotes: Readonly<Partial<Record<StateCode, string>>>;
  /** What speaks for somebody whose work needs none. */
  whenNone: string | null;
  protectedTitles: readonly { titles: readonly string[]; who: string; law?: string }[];
  mayNotClaim: readonly string[];
  /** What staff look up before they approve. */
  verify: readonly string[];
}

/** A document the form asks for. Staff need what is `required` before they approve; sending the form does not. */
export interface DocumentAsked {
  kind: DocumentKind;
  label: string;
  /** 'by-specialty': when a chosen specialty needs a registration. */
  required: boolean | 'by-specialty';
  why: string;
}

/** Words a profile had better not use, with the reason. Nothing is blocked. `pattern` repeats nothing without bound, so that text is read as it is typed. */
export interface AdvertisingRule {
  id: string;
  /** warn: nobody may say it. check: fine for whoever holds one of `allowedWith`. */
  level: 'warn' | 'check';
  pattern: RegExp;
  why: string;
  law?: string;
  /** Groups of kinds (`LicenceKind.group`); without them, what allows it is no licence that is asked for, and `why` says what it is. */
  allowedWith?: readonly string[];
}

/** What a category asks of those who register in it, apart from `Wording` and the specialties: it is loaded with the registration alone. */
export interface Category {
  /** The place of the matter decides who may act: somebody is found in the states of their licences, not in that of their address. */
  placeBound?: true;
  profileTypes: readonly ProfileType[];
  registration: Registration;
  /** The key of the one licence that is sent as `ahpraNumber` (spec section 3); null where licences are sent by their kinds. */
  ahpra: string | null;
  documents: readonly DocumentAsked[];
  advertising: readonly AdvertisingRule[];
  /** What staff confirm. Insurance follows from `documents`. */
  checks: readonly Exclude<StaffCheck, 'insurance'>[];
}
