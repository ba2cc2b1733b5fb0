import type { ProfessionId } from '@tele/core';
import type { AuthReason } from '@tele/client';

/**
 * What a widget tells its host. Ids, counts, step names and states alone, and the types allow nothing else: a host's page may carry
 * somebody else's scripts, and what a person looks for, why, whom they picked and when is nobody's business there.
 */
export interface SelectionEvent {
  /** The request's id. */
  selectionId: string;
}
/** A request that asks specialists for times. */
export interface RequestEvent {
  /** The request's id. */
  requestId: string;
}
/** An offer of a specialist for a request that asks for times. */
export interface OfferEvent {
  offerId: string;
  /** Of what it answers. */
  requestId: string;
}
/** How many there are now. */
export interface CountEvent {
  count: number;
}
/** The step that is wanted. */
export interface StepEvent<Step extends string = string> {
  step: Step;
}
/** Which of the twelve categories. */
export interface ProfessionEvent {
  profession: ProfessionId;
}

/** Why a sign-in is needed: nobody is signed in, the token has run out, or the service refused it. */
export interface AuthRequiredEvent {
  reason: AuthReason;
}

/** The kinds of things that go wrong, for a host to count; the list is closed. */
export type WidgetErrorType =
  /** No answer from the service: unreachable, or it does not allow the page's origin. */
  | 'api_connection_error'
  /** The service failed, or what answered at `apiBase` is not the service. */
  | 'api_error'
  /** Nobody is signed in, or no longer. */
  | 'authentication_error'
  /** Too many calls in a short time, or too many declined cards. */
  | 'rate_limit_error'
  /** What a person or the page asked for cannot be done as asked. */
  | 'invalid_request_error'
  /** Somebody else was first, or the state has changed meanwhile. */
  | 'conflict_error'
  /** A card was declined, or the payment provider cannot be reached. */
  | 'payment_error'
  /** A document could not be sent to the store. */
  | 'upload_error'
  /** A prop has a value that cannot be used, or the page is not one of the partner's. */
  | 'configuration_error'
  /** Drawing failed; the widget says so and offers to start again. */
  | 'render_error';

/** That something went wrong: what kind, never the words. */
export interface ErrorEvent {
  type: WidgetErrorType;
  /** The service's code, such as SLOT_TAKEN, or the name of the prop that is wrong. */
  code?: string;
}
