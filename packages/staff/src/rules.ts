import { widgetRules } from '@tele/kit';
import type { StaffDeskProps } from './StaffDesk.tsx';

export const rules = widgetRules<StaffDeskProps>({
  needs: {},
  takes: {
    // An unknown step shows the nearest one and warns the host (useStep).
    step: 'text',
  },
});
