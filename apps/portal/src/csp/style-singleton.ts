import { useEffect, type ReactNode } from 'react';

interface Sheet {
  add: (css: string) => void;
  remove: () => void;
}

/** Replaces `react-style-singleton`, the dialogs' scroll lock: its style element breaks our CSP (vite.config.ts). */
export function stylesheetSingleton(): Sheet {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add: (css) => {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove: () => {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

export function styleHookSingleton(): (css: string) => void {
  const sheet = stylesheetSingleton();
  return function useStyle(css) {
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
    }, [css]);
  };
}

export function styleSingleton(): (props: { styles: string }) => ReactNode {
  const useStyle = styleHookSingleton();
  return function LockedScroll({ styles }) {
    useStyle(styles);
    return null;
  };
}
