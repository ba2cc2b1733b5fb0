import { widgetRules } from '@tele/kit';
import type { NotificationBellProps } from './NotificationBell.tsx';

export const rules = widgetRules<NotificationBellProps, 'side' | 'hrefs'>({
  needs: {
    side: ['patient', 'specialist'],
    hrefs: { needs: { appointment: 'function', request: 'function', reschedule: 'function', alert: 'function' } },
  },
  takes: { onUnseenChange: 'function' },
});
