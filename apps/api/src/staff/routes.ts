import type { Handlers } from '../http/handler.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { approve, reject } from './decide.ts';
import { openDocument } from './open-document.ts';
import { staffApplications } from './queue.ts';
import { readApplication } from './read-application.ts';
import { take } from './take.ts';

type Names =
  | 'staffApplications'
  | 'staffApplication'
  | 'staffDocument'
  | 'takeApplication'
  | 'approveApplication'
  | 'rejectApplication';

export const staffHandlers: Handlers<Names> = {
  staffApplications,
  staffApplication: (ctx, { params }) => readApplication(ctx, params.id),
  staffDocument: (ctx, { params }) => openDocument(ctx, { applicationId: params.id, kind: params.kind }),
  takeApplication: (ctx, { params }) => take(ctx, params.id),
  approveApplication: async (ctx, { params, body }) => {
    const approved = await approve(ctx, params.id, body);
    runJobsSoon(ctx);
    return approved;
  },
  rejectApplication: async (ctx, { params, body }) => {
    const rejected = await reject(ctx, params.id, body);
    runJobsSoon(ctx);
    return rejected;
  },
};
