// The manager has its own React: only elements from its createElement render.
/** @jsxRuntime classic */
import * as React from 'react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { WordsDialog } from './WordsDialog.tsx';

const name = 'tele/find-words';
const shortcut = ['alt', 'W'];
const asks = new EventTarget();
const ask = (): boolean => asks.dispatchEvent(new Event('ask'));

interface FinderProps {
  onPick: (storyId: string) => void;
}

/** Outside Storybook's toolbar, which can be hidden. */
const Finder = ({ onPick }: FinderProps) => {
  const [openCount, setOpenCount] = useState(0);
  useEffect(() => {
    const more = (): void => setOpenCount((before) => before + 1);
    asks.addEventListener('ask', more);
    return () => asks.removeEventListener('ask', more);
  }, []);
  return <WordsDialog openCount={openCount} onPick={onPick} />;
};

/** 'Find by words' in the toolbar (Alt+W): the sidebar searches names only. */
addons.register(name, (api) => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Finder onPick={(storyId) => api.selectStory(storyId)} />);
  void api.setAddonShortcut(name, {
    label: 'Find by words',
    defaultShortcut: shortcut,
    actionName: 'open',
    showInMenu: true,
    action: ask,
  });
  addons.add(`${name}/tool`, {
    type: types.TOOL,
    title: 'Find by words',
    match: () => true,
    render: () => (
      <Button variant="ghost" padding="small" ariaLabel="Find by words" shortcut={shortcut} onClick={ask}>
        Find by words
      </Button>
    ),
  });
});
