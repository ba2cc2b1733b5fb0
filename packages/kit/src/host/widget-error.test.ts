import { TeleError } from '@tele/client';
import { expect, it } from 'vitest';
import { widgetErrorOf } from './widget-error.ts';

it.each([
  [new TeleError('NETWORK', 0, { error: '' }), 'api_connection_error', 'NETWORK'],
  [new TeleError('UNAUTHENTICATED', 401, { error: 'Please sign in.' }), 'authentication_error', 'UNAUTHENTICATED'],
  [new TeleError('CARD_DECLINED', 402, { error: 'Your card was declined.' }), 'payment_error', 'CARD_DECLINED'],
  [new TeleError('ORIGIN_NOT_ALLOWED', 0, { error: '' }), 'api_connection_error', 'ORIGIN_NOT_ALLOWED'],
  [new TeleError('ORIGIN_NOT_REGISTERED', 403, { error: '' }), 'configuration_error', 'ORIGIN_NOT_REGISTERED'],
  [new TeleError('FORBIDDEN', 403, { error: '' }), 'authentication_error', 'FORBIDDEN'],
  [new TeleError('UNKNOWN', 404, { error: '' }), 'api_error', 'UNKNOWN'],
  [new TeleError('UNKNOWN', 200, { error: '' }), 'api_error', 'UNKNOWN'],
  [new TeleError('NOT_FOUND', 404, { error: '' }), 'invalid_request_error', 'NOT_FOUND'],
  [new TeleError('UNKNOWN', 502, { error: '' }), 'api_error', 'UNKNOWN'],
])('tells %s by its kind and its code', (error, type, code) => {
  expect(widgetErrorOf(error)).toEqual({ type, code });
});

it('reveals no details of a foreign answer', () => {
  expect(widgetErrorOf(new Error('Reflux, since March'))).toEqual({ type: 'render_error' });
});
