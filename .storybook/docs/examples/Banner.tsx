import { Banner, CardIcon, OfflineIcon } from '../../../packages/ui/src/index.ts';

export const TwoAtOnce = () => (
  <>
    <Banner icon={OfflineIcon}>You’re offline. Changes will retry when connection resumes.</Banner>
    <Banner tone="critical" icon={CardIcon}>
      Payments are not set up.
    </Banner>
  </>
);
