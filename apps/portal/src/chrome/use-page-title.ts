import { createContext, useContext, useEffect } from 'react';

/** Prefix of every title inside: '(2) ' for two unseen notifications. */
export const TitleMarkContext = createContext('');

export const usePageTitle = (title: string | undefined): void => {
  const mark = useContext(TitleMarkContext);
  useEffect(() => {
    document.title = `${mark}${title ? `${title} · Tele` : 'Tele'}`;
  }, [mark, title]);
};
