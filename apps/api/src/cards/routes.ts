import type { Handlers } from '../http/handler.ts';
import { myCards } from './mine.ts';
import { removeCard } from './remove.ts';

export const cardHandlers: Handlers<'myCards' | 'removeCard'> = { myCards, removeCard };
