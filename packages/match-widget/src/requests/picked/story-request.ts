import type { ProfessionId } from '@tele/core';
import { fn } from 'storybook/test';

export const requestArgs = {
  selectionId: 'sel_8Q2F7K',
  requestsHref: '#/requests',
  appointmentsHref: '#/appointments?apt=sel_8Q2F7K',
  findHref: (profession: ProfessionId) => `#/match/${profession}`,
  onDeleted: fn(),
};
