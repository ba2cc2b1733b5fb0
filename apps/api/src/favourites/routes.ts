import type { Handlers } from '../http/handler.ts';
import { dropFavourite } from './drop.ts';
import { keepFavourite } from './keep.ts';
import { myFavourites } from './mine.ts';

type Names = 'myFavourites' | 'keepFavourite' | 'dropFavourite';

export const favouriteHandlers: Handlers<Names> = { myFavourites, keepFavourite, dropFavourite };
