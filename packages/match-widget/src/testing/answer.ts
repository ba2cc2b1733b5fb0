import { defaultHandlers } from '@tele/core/testing';
import type { HttpHandler } from 'msw';

interface MswContext {
  msw: { use: (...handlers: HttpHandler[]) => void };
}

export const answer =
  (...handlers: HttpHandler[]) =>
  (context: object): void =>
    // The add-on types the context differently from stories.
    (context as MswContext).msw.use(...handlers, ...defaultHandlers());

export const never = (): Promise<never> => new Promise<never>(() => undefined);
