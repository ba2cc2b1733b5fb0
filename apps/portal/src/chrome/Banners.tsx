import { OfflineBanner, useTele } from '@tele/kit';
import { Banner, CardIcon, lateCode, useLate, useMessages } from '@tele/ui';
import { useReadOnly } from '../session/read-only.ts';
import { chromeMessages } from './chrome.messages.ts';

const lateReadOnly = lateCode(() => import('./ReadOnlyBanner.tsx'));

/** States of the whole portal, above everything (spec section 2, Global chrome). */
export const Banners = () => {
  const { stripe } = useTele();
  const t = useMessages(chromeMessages);
  const readOnly = useReadOnly();
  const late = useLate(lateReadOnly, readOnly);
  return (
    <>
      <OfflineBanner />
      {readOnly !== null && late.tag === 'ready' && <late.part.ReadOnlyBanner until={readOnly} />}
      {!stripe && <Banner icon={CardIcon}>{t.paymentsOff}</Banner>}
    </>
  );
};
