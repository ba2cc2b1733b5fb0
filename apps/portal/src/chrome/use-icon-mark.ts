import { useEffect } from 'react';

const plain = '/favicon.svg';
const marked = '/favicon-unseen.svg';

/** Shows a dot on the tab's icon while `on`. */
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
