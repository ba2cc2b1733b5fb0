import { aBookedSelection, mock } from '@tele/core/testing';

export const booked = mock('getSelection', ({ params }) =>
  aBookedSelection({ selectionId: params.id, specialty: 'Cardiology' }),
);
