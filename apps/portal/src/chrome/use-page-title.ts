import { createContext, useContext, useEffect } from 'react';

/** Stands before every title inside it: '(2) ' while two notifications are unseen. */
export const TitleMarkContext = createContext('');

/** Names the browser's tab and history entry. Never anything about a person or their health. */
export const usePageTitle = (title: string | undefined): void => {
  const mark = useContext(TitleMarkContext);
  useEffect(() => {
    document.title = `${mark}${title ? `${title} · Tele` : 'Tele'}`;
  }, [mark, title]);
};
