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
  /** Bypasses remembered identities and reads the database. */
  fresh: boolean;
  /** The `origin` header. */
  origin: string | undefined;
  userAgent?: string | undefined;
  /** Throws TOO_MANY_REQUESTS when the address has sent too many invalid credentials. */
  refuseOverLimit: () => void;
}

export interface ServeParts {
  services: Services;
  handlers: Handlers;
  /** Resolves the `authorization` header. Throws 401, or 403 for a token or key used in the wrong place. */
  authenticate: (services: Services, header: string | undefined, query: CallerQuery) => Promise<Actor>;
  limits: CallLimits;
  addressOf: CallerAddress;
}

/** A call of the contract as it is mounted. */
export interface Route extends ServeParts {
  name: RouteName;
  definition: CallDefinition;
  /** For writes on one row. */
  takeRowsTurn: TakeTurn;
  takeCallersTurn: TakeTurn;
  checkAnswer: CheckAnswer;
}

export interface Call extends Route {
  actor: Actor;
  cost: Cost;
}
