import { OfflineBanner, ReadOnlyNotice, useTele } from '@tele/kit';
import { Banner, CardIcon, useMessages } from '@tele/ui';
import { chromeMessages } from './chrome.messages.ts';

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
