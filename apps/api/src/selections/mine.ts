import type { Handler } from '../http/handler.ts';
import { findSelection, notFound, ownSelection } from '../bookings/find-selection.ts';
import { requirePatient } from '../http/require-role.ts';
import { listRequests } from './list-requests.ts';
import { readSelections } from './read.ts';

export const mySelections: Handler<'mySelections'> = (ctx, { query }) =>
  listRequests(ctx, {
    query,
    list: 'selections',
    kind: 'picked',
    items: (rows) => readSelections(ctx.db, ctx.config.fieldKeys, rows, ctx.now()),
  });

export const getSelection: Handler<'getSelection'> = async ({ db, config, actor, now }, { params }) => {
  const row = ownSelection(await findSelection(db, params.id), requirePatient(actor));
  const [view] = await readSelections(db, config.fieldKeys, [row], now());
  return view ?? notFound();
};
