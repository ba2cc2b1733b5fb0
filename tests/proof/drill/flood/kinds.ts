import { bodies, fields, json } from './kinds/bodies.ts';
import { calendars, repeats } from './kinds/calendars.ts';
import { idleConnections } from './kinds/connections.ts';
import { junk, origins } from './kinds/junk.ts';
import { ownData } from './kinds/own-data.ts';
import { requests } from './kinds/requests.ts';
import { searches } from './kinds/searches.ts';
import { uploads } from './kinds/uploads.ts';
import type { Kind } from './person.ts';

export const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['repeats', repeats],
  ['calendars', calendars],
  ['fields', fields],
  ['json', json],
  ['bodies', bodies],
  ['junk', junk],
  ['origins', origins],
  ['searches', searches],
  ['own-data', ownData],
  ['uploads', uploads],
  ['requests', requests],
  ['connections', idleConnections],
]);
