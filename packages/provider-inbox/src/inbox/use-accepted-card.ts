import { useEffect, useState } from 'react';
import { useAccepted, type AcceptedRequest } from '../accepted.ts';

/** The request just accepted, until it is closed or the inbox is left. One accepted while the inbox is shown comes too. */
export const useAcceptedCard = (): { accepted: AcceptedRequest | null; close: () => void } => {
  const [remembered, remember] = useAccepted();
  const [shown, setShown] = useState(remembered);
  if (remembered !== null && remembered !== shown) setShown(remembered);
  useEffect(() => {
    if (remembered !== null) remember(null);
  }, [remembered, remember]);
  return { accepted: shown, close: () => setShown(null) };
};
