import type { Handlers } from '../http/handler.ts';
import { createRequest } from './create.ts';
import { deleteRequest } from './delete.ts';
import { getRequest } from './get.ts';
import { myRequests } from './mine.ts';
import { openRequests } from './open.ts';

type Names = 'createRequest' | 'myRequests' | 'openRequests' | 'getRequest' | 'deleteRequest';

export const requestHandlers: Handlers<Names> = { createRequest, myRequests, openRequests, getRequest, deleteRequest };
