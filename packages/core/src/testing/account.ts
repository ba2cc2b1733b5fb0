import type { Me, PatientProfile } from '../contract.ts';

export function aPatientProfile(changes: Partial<PatientProfile> = {}): PatientProfile {
  return {
    name: 'Maeve Tran',
    phone: '+61491570156',
    gender: 'Female',
    dob: '1988-03-14',
    medicareOrIhi: '•••••••701',
    address: { street: '14 Wattlebird Lane', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' },
    ...changes,
  };
}

export function aMe(changes: Partial<Me> = {}): Me {
  if (changes.role === 'specialist') {
    const specialist = {
      userId: 'usr_brodie',
      name: 'Dr Callum Brodie',
      specialistId: 'spc_brodie',
      profession: 'doctor' as const,
    };
    const sides = changes.profile ? (['patient', 'specialist'] as const) : (['specialist'] as const);
    return {
      ...specialist,
      email: 'callum.brodie@example.com',
      role: 'specialist',
      sides: [...sides],
      profile: null,
      ...changes,
    };
  }
  const patient = { userId: 'usr_tran', email: 'maeve.tran@example.com', role: 'patient', name: 'Maeve Tran' } as const;
  const profile = changes.profile === undefined ? aPatientProfile() : changes.profile;
  const sides: Me['sides'] = [
    ...(profile ? (['patient'] as const) : []),
    ...(changes.role === 'staff' ? (['staff'] as const) : []),
  ];
  return { ...patient, sides, specialistId: null, profession: null, profile, ...changes };
}
