import type { WidgetCode } from '../script/open-script.ts';
import type { WidgetName } from '../page/widget-names.ts';

const widgets: Readonly<Record<WidgetName, () => Promise<WidgetCode>>> = {
  'match-widget': () => import('../define/match-widget.ts'),
  'provider-inbox': () => import('../define/provider-inbox.ts'),
  'availability-calendar': () => import('../define/availability-calendar.ts'),
  'doctor-register': () => import('../define/doctor-register.ts'),
};

export const code = {
  widget: (name: WidgetName): Promise<WidgetCode> => widgets[name](),
  script: () => import('../script/open-script.ts'),
};
export type Code = typeof code;
