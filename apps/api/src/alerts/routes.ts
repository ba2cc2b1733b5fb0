import type { Handlers } from '../http/handler.ts';
import { createAlert } from './create.ts';
import { myAlerts } from './mine.ts';
import { turnOffAlert } from './turn-off.ts';

type Names = 'createAlert' | 'myAlerts' | 'turnOffAlert';

export const alertHandlers: Handlers<Names> = { createAlert, myAlerts, turnOffAlert };
