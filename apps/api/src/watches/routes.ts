import type { Handlers } from '../http/handler.ts';
import { createWatch } from './create.ts';
import { myWatches } from './mine.ts';
import { stopWatch } from './stop.ts';

type Names = 'createWatch' | 'myWatches' | 'stopWatch';

export const watchHandlers: Handlers<Names> = { createWatch, myWatches, stopWatch };
