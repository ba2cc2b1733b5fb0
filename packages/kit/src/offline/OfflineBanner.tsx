import { Banner, OfflineIcon, useMessages } from '@tele/ui';
import { offlineMessages } from './offline.messages.ts';
import { useOnline } from './use-online.ts';

export const OfflineBanner = () => {
  const online = useOnline();
  const t = useMessages(offlineMessages);
  return online ? null : <Banner icon={OfflineIcon}>{t.banner}</Banner>;
};
