import { useEffect, useState } from 'react';
import { useAccepted, type AcceptedRequest } from '../accepted.ts';

/** Accepted request, until closed or the inbox is left. Also follows acceptances while the inbox is open. */
export const useAcceptedCard = (): { accepted: AcceptedRequest | null; close: () => void } => {
  const [remembered, remember] = useAccepted();
  const [shown, setShown] = useState(remembered);
  if (remembered !== null && remembered !== shown) setShown(remembered);
  useEffect(() => {
    if (remembered !== null) remember(null);
  }, [remembered, remember]);
  return { accepted: shown, close: () => setShown(null) };
};
