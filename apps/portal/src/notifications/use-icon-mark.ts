import { useEffect } from 'react';

const plain = '/favicon.svg';
const marked = '/favicon-unseen.svg';

/** Puts a dot on the icon of the browser's tab while `on`. */
export const useIconMark = (on: boolean): void => {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || !on) return undefined;
    link.href = marked;
    return () => {
      link.href = plain;
    };
  }, [on]);
};
