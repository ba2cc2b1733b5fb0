import type { Handlers } from '../http/handler.ts';
import { createOpenRequest } from './create.ts';
import { deleteRequest } from './delete.ts';
import { getOpenRequest } from './get.ts';
import { myRequests } from './mine.ts';
import { openRequests } from './open.ts';

type Names = 'createOpenRequest' | 'myRequests' | 'openRequests' | 'getOpenRequest' | 'deleteRequest';

export const requestHandlers: Handlers<Names> = {
  createOpenRequest,
  myRequests,
  openRequests,
  getOpenRequest,
  deleteRequest,
};
