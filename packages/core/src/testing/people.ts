import type { MyData, PersonBookedFor, SavedCard } from '../contract.ts';
import { storyNow } from './story-now.ts';

export function aPerson(changes: Partial<PersonBookedFor> = {}): PersonBookedFor {
  return {
    personId: 'per_finn',
    name: 'Finn Tran',
    relation: 'child',
    phone: null,
    gender: 'Male',
    dob: '2019-05-02',
    medicareOrIhi: '•••••••702',
    requests: 2,
    ...changes,
  };
}

export function aSavedCard(changes: Partial<SavedCard> = {}): SavedCard {
  return {
    cardId: 'crd_visa',
    paymentMethodId: 'pm_saved_visa',
    brand: 'visa',
    last4: '0006',
    expMonth: 11,
    expYear: 2029,
    ...changes,
  };
}

export function someData(changes: Partial<MyData> = {}): MyData {
  return {
    madeAt: storyNow,
    account: {
      userId: 'usr_tran',
      email: 'maeve.tran@example.com',
      name: 'Maeve Tran',
      role: 'patient',
      since: '2026-10-01T01:00:00.000Z',
    },
    profile: {
      phone: '+61491570156',
      gender: 'Female',
      dob: '1988-03-14',
      medicareOrIhi: '2123456701',
      address: { street: '14 Wattlebird Lane', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' },
    },
    people: [
      {
        name: 'Finn Tran',
        relation: 'child',
        phone: null,
        gender: 'Male',
        dob: '2019-05-02',
        medicareOrIhi: null,
        consentedAt: '2026-10-02T01:00:00.000Z',
        removedAt: null,
      },
    ],
    cards: [],
    requests: [
      {
        requestId: 'sel_8Q2F7K',
        kind: 'picked',
        profession: 'doctor',
        specialty: 'Gastroenterology & Hepatology',
        forName: 'Finn Tran',
        reason: 'Tummy pain after meals',
        feeCapCents: 30_000,
        anyFee: false,
        agreedAt: '2026-11-18T02:00:00.000Z',
        agreedWording: '2026-11-28',
        timeframe: null,
        timeframeWords: null,
        wantedState: null,
        state: 'BOOKED',
        createdAt: '2026-11-18T02:00:00.000Z',
        deletedAt: null,
        candidates: [
          {
            specialistName: 'Dr Callum Brodie',
            slotISO: '2026-11-20T03:30:00.000Z',
            status: 'ACCEPTED',
            feeFromCents: 28_000,
          },
        ],
        offers: [],
      },
    ],
    appointments: [
      {
        requestId: 'sel_8Q2F7K',
        startISO: '2026-11-20T03:30:00.000Z',
        specialistName: 'Dr Callum Brodie',
        feeCents: 28_000,
        status: 'CONFIRMED',
        cancelledBy: null,
        reschedules: [],
      },
    ],
    payments: [
      { what: 'booking_fee', amountCents: 1_500, status: 'CAPTURED', at: '2026-11-18T02:01:00.000Z', receipt: '1042' },
    ],
    emailPreferences: null,
    emailsSent: [{ subject: 'Your request was sent', at: '2026-11-18T02:01:30.000Z' }],
    favourites: [],
    alerts: [],
    signIns: [{ since: '2026-10-01T01:00:00.000Z' }],
    devices: [{ device: 'Chrome on Windows', since: '2026-11-20T03:30:00.000Z', seenAt: '2026-11-22T23:00:00.000Z' }],
    passkeys: [],
    clinics: [],
    processors: [{ name: 'Stripe', purpose: 'Takes payments, saves cards and pays specialists.' }],
    clinicDetails: [],
    applications: [],
    files: [],
    work: null,
    reads: [
      { name: 'Dr Callum Brodie', kind: 'appointment', at: '2026-11-20T03:12:00.000Z', times: 3 },
      { name: null, kind: 'application', at: '2026-10-12T00:05:00.000Z', times: 1 },
    ],
    ...changes,
  };
}
