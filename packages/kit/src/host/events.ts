import type { ProfessionId } from '@tele/core';
import type { AuthReason } from '@tele/client';

/** Events for the host: IDs, counts, steps and statuses only. Other scripts must not learn searches or picks. */
export interface SelectionEvent {
  selectionId: string;
}
export interface RequestEvent {
  requestId: string;
}
export interface OfferEvent {
  offerId: string;
  requestId: string;
}
export interface CountEvent {
  count: number;
}
export interface StepEvent<Step extends string = string> {
  step: Step;
}
export interface ProfessionEvent {
  profession: ProfessionId;
}

/** Why a sign-in is needed: not signed in, token expired, or token refused. */
export interface AuthRequiredEvent {
  reason: AuthReason;
}

export type WidgetErrorType =
  /** No answer from the service: unreachable, or the page's origin is not allowed. */
  | 'api_connection_error'
  /** The service failed, or `apiBase` answers as something else. */
  | 'api_error'
  /** Not signed in, or no longer. */
  | 'authentication_error'
  /** Too many calls in a short time, or too many declined cards. */
  | 'rate_limit_error'
  /** The request is not valid. */
  | 'invalid_request_error'
  /** Someone else was first, or the state has changed. */
  | 'conflict_error'
  /** Card declined, or payment provider unreachable. */
  | 'payment_error'
  /** A document could not be uploaded. */
  | 'upload_error'
  /** A prop is not valid, or the page is not registered with the partner. */
  | 'configuration_error'
  /** Rendering failed; the widget shows this and offers a restart. */
  | 'render_error';

/** Type of an error, never its text. */
export interface ErrorEvent {
  type: WidgetErrorType;
  /** The service's code, for example SLOT_TAKEN, or the name of the invalid prop. */
  code?: string;
}
