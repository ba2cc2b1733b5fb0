import type { StateCode } from '../catalogue/states.ts';
import type { DocumentKind } from './documents.ts';
import type { ProfileType } from './profile-types.ts';
import type { StaffCheck } from './staff-checks.ts';

/** How well a number's format is known: 'exact' may refuse, others only warn. The register is the proof. */
export type Strength = 'exact' | 'likely' | 'permissive';

export interface LicenceKind {
  key: string;
  /** 'vet': group that a specialty requires. Any licence of the group is enough. */
  group: string;
  label: string;
  authority: string;
  states: readonly StateCode[];
  register: { name: string; url: string | null };
  number: {
    label: string;
    /** Pattern for the number in capitals, without spaces. */
    pattern: RegExp;
    examples: readonly string[];
    strength: Strength;
  };
  law?: string;
}

export interface Registration {
  required: 'all' | 'some' | 'none';
  /** Groups for specialties not in `requires`. Any one is enough; `[]` requires none. */
  requiresDefault: readonly string[];
  requires: Readonly<Record<string, readonly string[]>>;
  summary: string;
  kinds: readonly LicenceKind[];
  stateNotes: Readonly<Partial<Record<StateCode, string>>>;
  /** Proof of competence for work without a required licence. */
  whenNone: string | null;
  protectedTitles: readonly { titles: readonly string[]; who: string; law?: string }[];
  verify: readonly string[];
}

export interface DocumentAsked {
  kind: DocumentKind;
  label: string;
  required: boolean | 'by-specialty';
  why: string;
}

/** Words to avoid in a profile. Never blocks. `pattern` has no unbounded repeats, for speed while typing. */
export interface AdvertisingRule {
  id: string;
  /** warn: not allowed for anyone. check: allowed for holders of `allowedWith`. */
  level: 'warn' | 'check';
  pattern: RegExp;
  why: string;
  law?: string;
  /** Groups of kinds (`LicenceKind.group`). Without them, no listed licence allows it, and `why` explains. */
  allowedWith?: readonly string[];
}

/** Registration requirements of a category. Separate from `Wording`, as only the registration loads it. */
export interface Category {
  /** Practice depends on the place of the matter: search uses the states of the licences, not of the address. */
  placeBound?: true;
  profileTypes: readonly ProfileType[];
  registration: Registration;
  /** Key of the licence sent as `ahpraNumber` (spec section 3); null if licences are sent by kind. */
  ahpra: string | null;
  documents: readonly DocumentAsked[];
  advertising: readonly AdvertisingRule[];
  checks: readonly Exclude<StaffCheck, 'insurance'>[];
}
