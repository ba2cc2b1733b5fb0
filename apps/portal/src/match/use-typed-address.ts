import { useAfter } from '@tele/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** Delay in milliseconds after a key before the address holds the typed text, for reloads and Back. */
const settled = 300;

/** Updates the address while typing on one page. Skipped once the person has started to leave for another page. */
export const useTypedAddress = (): ((href: string) => void) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<URL | null>(null);
  useAfter(typed && settled, () => {
    if (typed?.pathname === window.location.pathname) void navigate(typed.pathname + typed.search, { replace: true });
    setTyped(null);
  });
  return (href) => setTyped(new URL(href, window.location.origin));
};
