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

/** A docs page in the scheme of the toolbar, as the stories on it are. Redrawn by Storybook when a toolbar moves. */
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
