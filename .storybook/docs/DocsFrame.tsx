import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { darkTheme, lightTheme } from './themes.ts';

const DARK = '(prefers-color-scheme: dark)';

const usePrefersDark = (): boolean => {
  const [dark, setDark] = useState(() => window.matchMedia(DARK).matches);
  useEffect(() => {
    const query = window.matchMedia(DARK);
    const read = (): void => setDark(query.matches);
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return dark;
};

/** Docs page in the toolbar's scheme. Storybook re-renders it when a toolbar changes. */
export const DocsFrame = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const prefersDark = usePrefersDark();
  const story = context.componentStories()[0];
  const scheme: unknown = story && context.getStoryContext(story).globals.scheme;
  const dark = scheme === 'dark' || (scheme === 'auto' && prefersDark);
  return (
    <div className="docs-frame" data-dark={dark || undefined}>
      <DocsContainer context={context} theme={dark ? darkTheme : lightTheme}>
        {children}
      </DocsContainer>
    </div>
  );
};
