import { TeleError } from '@tele/client';
import { refusalOf } from '../errors/refusal-of.ts';
import type { ErrorEvent, WidgetErrorType } from './events.ts';

function byStatus(status: number, code: string): WidgetErrorType {
  if (status === 0) return 'api_connection_error';
  if (status === 401 || status === 403) return 'authentication_error';
  if (status === 402) return 'payment_error';
  if (status === 409 || status === 412) return 'conflict_error';
  if (status === 429) return 'rate_limit_error';
  // An answer in another format is not the service's: a gateway, or another site.
  return status >= 400 && status < 500 && code !== 'UNKNOWN' ? 'invalid_request_error' : 'api_error';
}

export function widgetErrorOf(error: unknown): ErrorEvent {
  if (!(error instanceof TeleError)) return { type: 'render_error' };
  return { type: refusalOf(error) ? 'configuration_error' : byStatus(error.status, error.code), code: error.code };
}
