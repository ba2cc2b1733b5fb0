import { Banner, OfflineIcon, useMessages } from '@tele/ui';
import { offlineMessages } from './offline.messages.ts';
import { useOnline } from './use-online.ts';

/** Banner while the browser is offline (spec section 2 'Global chrome'). */
export const OfflineBanner = () => {
  const online = useOnline();
  const t = useMessages(offlineMessages);
  return online ? null : <Banner icon={OfflineIcon}>{t.banner}</Banner>;
};
