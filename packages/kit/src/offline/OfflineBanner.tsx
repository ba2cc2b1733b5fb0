import { Banner, OfflineIcon } from '@tele/ui';
import { useOnline } from './use-online.ts';

/** Says that the connection is gone, while it is (spec section 2 'Global chrome'). */
export const OfflineBanner = () =>
  useOnline() ? null : <Banner icon={OfflineIcon}>You’re offline. Changes will retry when connection resumes.</Banner>;
