import { useEffect } from 'react';

/** Names the browser's tab and history entry. Never anything about a person or their health. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} · Tele` : 'Tele';
  }, [title]);
};
