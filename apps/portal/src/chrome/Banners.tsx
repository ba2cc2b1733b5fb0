import { OfflineBanner, ReadOnlyNotice, useTele } from '@tele/kit';
import { Banner, CardIcon, useMessages } from '@tele/ui';
import { chromeMessages } from './chrome.messages.ts';

/** Portal-wide banners, above everything (spec section 2, Global chrome). */
export const Banners = () => {
  const { stripe } = useTele();
  const t = useMessages(chromeMessages);
  return (
    <>
      <OfflineBanner />
      <ReadOnlyNotice frame={Banner} />
      {!stripe && <Banner icon={CardIcon}>{t.paymentsOff}</Banner>}
    </>
  );
};
