export interface Block {
  startISO: string;
  endISO: string;
}

export interface Specialist {
  token: string;
  specialistId: string;
  profession: string;
  name: string;
  location: { city: string; state: string };
  subspecialties: readonly string[];
  specialties: readonly string[];
  bio: string;
}

export interface Candidate {
  specialistId: string;
  status: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'LOST' | 'CANCELLED';
  slotISO: string;
  feeCents: number | null;
}

export interface Selection {
  selectionId: string;
  patient: string;
  profession: string;
  specialty: string;
  reason: string;
  createdAt: string;
  candidates: Candidate[];
  booking: { slotISO: string; specialistId: string; feeCents: number; status: 'CONFIRMED' | 'CANCELLED' } | null;
  payment: { status: string | null };
}

export interface OpenRequest {
  requestId: string;
  patient: string;
  specialty: string;
  timeframe: string;
  reason: string;
}

export interface Offer {
  id: string;
  requestId: string;
  specialistId: string;
  feeCents: number;
  slots: string[];
  chosenSlotISO: string | null;
  status: 'OPEN' | 'BOOKED' | 'CANCELLED';
}

export interface Application {
  status: 'PENDING' | 'APPROVED';
  profileType: string;
}

export interface State {
  roles: Map<string, string>;
  specialists: readonly Specialist[];
  availability: Map<string, Block[]>;
  selections: Selection[];
  requests: OpenRequest[];
  offers: Offer[];
  applications: Map<string, Application>;
  uploads: { key: string; bytes: number }[];
  newId: () => string;
}

export const specialties = ['Cardiology', 'Gastroenterology & Hepatology', 'Rheumatology'];

const minute = 60_000;
const day = 24 * 60 * minute;

export function isoAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}

export function createState(now: number): State {
  const specialists: Specialist[] = [
    specialist('specialist', '11', 'Dr Ada Wren', 'Newcastle', 'NSW'),
    specialist('specialist-2', '12', 'Dr Ben Okafor', 'Hobart', 'TAS'),
  ];
  let lastId = 100;
  return {
    roles: new Map([['patient', 'patient'], ...specialists.map(({ token }) => [token, 'specialist'] as const)]),
    specialists,
    availability: new Map(specialists.map(({ specialistId }) => [specialistId, firstBlocks(now)])),
    selections: [],
    requests: [],
    offers: [],
    applications: new Map(),
    uploads: [],
    newId: () => String((lastId += 1)),
  };
}

function specialist(token: string, specialistId: string, name: string, city: string, state: string): Specialist {
  return {
    token,
    specialistId,
    profession: 'doctor',
    name,
    location: { city, state },
    subspecialties: ['Reflux'],
    specialties: ['Gastroenterology & Hepatology'],
    bio: 'Sees adults by video.',
  };
}

/** Three hours a day for two weeks, and one block further away than any calendar view. */
function firstBlocks(now: number): Block[] {
  const midnight = Math.floor(now / day) * day;
  const days = [...Array.from({ length: 14 }, (_, index) => index + 1), 70];
  return days.map((ahead) => ({
    startISO: isoAt(midnight + ahead * day),
    endISO: isoAt(midnight + ahead * day + 180 * minute),
  }));
}
