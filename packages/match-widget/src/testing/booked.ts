import { aBookedSelection, mock } from '@tele/core/testing';

/** Whatever was submitted, a specialist has accepted it when it is read. */
export const booked = mock('getSelection', ({ params }) =>
  aBookedSelection({ selectionId: params.id, specialty: 'Cardiology' }),
);
