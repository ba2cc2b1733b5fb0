import type { MatchWidgetProps } from '@tele/match-widget';
import { useSay } from '../log/context.ts';
import type { Seat } from './settings.ts';
import { useSettings } from './store.ts';
import { useToken } from './use-token.ts';

type HostProps = Pick<
  MatchWidgetProps,
  'apiBase' | 'token' | 'scheme' | 'appearance' | 'zone' | 'locale' | 'headingLevel' | 'privacyNotice'
> &
  Pick<MatchWidgetProps, 'onReady' | 'onAuthRequired' | 'onError'>;

export const useHostProps = (widget: string, seat: Seat): HostProps => {
  const settings = useSettings();
  const say = useSay(widget);
  const token = useToken(settings, seat);
  const { apiBase, scheme, accent, zone, locale, headingLevel, privacyNotice, more } = settings;
  return {
    apiBase,
    token,
    scheme,
    appearance: { accent, radius: 4 },
    zone: zone || undefined,
    locale,
    headingLevel,
    privacyNotice: privacyNotice ? { url: '/privacy' } : undefined,
    onReady: () => say('onReady'),
    onAuthRequired: (event) => say('onAuthRequired', event),
    onError: (event) => say('onError', event),
    ...more,
  };
};
