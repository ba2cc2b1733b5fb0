import { useEffect, useState } from 'react';
import type { PartnerPage } from '../partner/partner-page.ts';
import type { Account } from './account.ts';

/** The partner page, once its code has loaded; null on other pages. */
export const usePartnerPage = (account: Account): PartnerPage | null => {
  const [opened, setOpened] = useState<{ account: Account; page: PartnerPage } | null>(null);
  useEffect(() => {
    account.partnerPage?.().then(
      (page) => setOpened({ account, page }),
      // The call that needs it reports the failure.
      () => undefined,
    );
  }, [account]);
  return opened?.account === account ? opened.page : null;
};
