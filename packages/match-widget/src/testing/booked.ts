import { aBookedSelection, mock } from '@tele/core/testing';

/** Mock: any submitted request reads as accepted. */
export const booked = mock('getSelection', ({ params }) =>
  aBookedSelection({ selectionId: params.id, specialty: 'Cardiology' }),
);
