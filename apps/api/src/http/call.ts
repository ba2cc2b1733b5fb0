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
  fresh: boolean;
  origin: string | undefined;
  userAgent?: string | undefined;
  refuseOverLimit: () => void;
}

export interface ServeParts {
  services: Services;
  handlers: Handlers;
  authenticate: (services: Services, header: string | undefined, query: CallerQuery) => Promise<Actor>;
  limits: CallLimits;
  addressOf: CallerAddress;
}

export interface Route extends ServeParts {
  name: RouteName;
  definition: CallDefinition;
  takeRowsTurn: TakeTurn;
  takeCallersTurn: TakeTurn;
  checkAnswer: CheckAnswer;
}

export interface Call extends Route {
  actor: Actor;
  cost: Cost;
}
