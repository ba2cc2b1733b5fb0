import type { RouteName } from '@tele/core';
import type { CallDefinition } from '@tele/core/contract';
import type { Actor } from './actor.ts';
import type { CallerAddress } from './caller-address.ts';
import type { CheckAnswer } from './check-answer.ts';
import type { Services } from './context.ts';
import type { Cost } from './cost.ts';
import type { Handlers } from './handler.ts';
import type { CallLimits } from './rate-limit.ts';
import type { TakeTurn } from './turns.ts';

export interface CallerQuery {
  /** Asks the database who it is now, whatever is remembered. */
  fresh: boolean;
  /** The page that calls, as browsers say it. */
  origin: string | undefined;
  userAgent?: string | undefined;
  /** Throws TOO_MANY_REQUESTS where the caller's address has sent too many credentials that opened nothing. */
  refuseOverLimit: () => void;
}

export interface ServeParts {
  services: Services;
  handlers: Handlers;
  /** Who the `authorization` header names; throws 401, and 403 where a token or a key is in the wrong place. */
  authenticate: (services: Services, header: string | undefined, query: CallerQuery) => Promise<Actor>;
  limits: CallLimits;
  addressOf: CallerAddress;
}

/** A row of the contract, as it is mounted. */
export interface Route extends ServeParts {
  name: RouteName;
  definition: CallDefinition;
  /** Of writes on one row. */
  takeRowsTurn: TakeTurn;
  takeCallersTurn: TakeTurn;
  checkAnswer: CheckAnswer;
}

export interface Call extends Route {
  actor: Actor;
  cost: Cost;
}
