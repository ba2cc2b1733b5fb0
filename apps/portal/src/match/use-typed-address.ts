import { useAfter } from '@tele/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** How long after a key what is typed is in the address, so that a reload and Back find it, in milliseconds. */
const settled = 300;

/**
 * Takes the address of what is typed now, of one and the same page. A page stays on the screen while the next one is fetched: whoever is on the way
 * to another is not taken back.
 */
export const useTypedAddress = (): ((href: string) => void) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<URL | null>(null);
  useAfter(typed && settled, () => {
    if (typed?.pathname === window.location.pathname) void navigate(typed.pathname + typed.search, { replace: true });
    setTyped(null);
  });
  return (href) => setTyped(new URL(href, window.location.origin));
};
