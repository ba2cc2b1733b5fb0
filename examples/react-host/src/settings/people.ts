const people: readonly (readonly [email: string, name: string])[] = [
  ['maeve.tran@example.com', 'Maeve Tran, patient'],
  ['lachlan.petrou@example.com', 'Lachlan Petrou, patient'],
  ['noor.haddad@example.com', 'Noor Haddad, patient'],
  ['dr.callum.brodie@example.com', 'Dr Callum Brodie'],
  ['dr.priya.venkatesan@example.com', 'Dr Priya Venkatesan'],
];

export const personChoices = [['', 'signed out'], ...people] as const;
