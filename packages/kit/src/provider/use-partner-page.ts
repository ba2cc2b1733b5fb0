import { useEffect, useState } from 'react';
import type { PartnerPage } from '../partner/partner-page.ts';
import type { Account } from './account.ts';

/** Who is here, on a page of a partner, once its code has come; null on others. */
export const usePartnerPage = (account: Account): PartnerPage | null => {
  const [opened, setOpened] = useState<{ account: Account; page: PartnerPage } | null>(null);
  useEffect(() => {
    account.partnerPage?.().then(
      (page) => setOpened({ account, page }),
      // Said by the call that needs it.
      () => undefined,
    );
  }, [account]);
  return opened?.account === account ? opened.page : null;
};
