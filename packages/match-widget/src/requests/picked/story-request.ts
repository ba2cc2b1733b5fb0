import type { ProfessionId } from '@tele/core';
import { fn } from 'storybook/test';

/** Arguments of every story of a request. */
export const requestArgs = {
  selectionId: 'sel_8Q2F7K',
  requestsHref: '#/requests',
  appointmentsHref: '#/appointments?apt=sel_8Q2F7K',
  findHref: (profession: ProfessionId) => `#/match/${profession}`,
  onDeleted: fn(),
};
