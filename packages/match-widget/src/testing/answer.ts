import { defaultHandlers } from '@tele/core/testing';
import type { HttpHandler } from 'msw';

interface MswContext {
  msw: { use: (...handlers: HttpHandler[]) => void };
}

/** A `beforeEach` that answers every call, the given ones first. */
export const answer =
  (...handlers: HttpHandler[]) =>
  (context: object): void =>
    // The add-on that puts it there declares it for another context type than stories are given.
    (context as MswContext).msw.use(...handlers, ...defaultHandlers());

/** Never answers. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);
