import { OfflineBanner, useTele } from '@tele/kit';
import { Banner, CardIcon } from '@tele/ui';

/** States of the whole portal, above everything (spec section 2, Global chrome). */
export const Banners = () => {
  const { stripe } = useTele();
  return (
    <>
      <OfflineBanner />
      {!stripe && <Banner icon={CardIcon}>The payment provider is not configured.</Banner>}
    </>
  );
};
