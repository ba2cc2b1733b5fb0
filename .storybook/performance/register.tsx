// The manager has its own React: only elements from its createElement render.
/** @jsxRuntime classic */
import * as React from 'react';
import { useSyncExternalStore } from 'react';
import { FORCE_REMOUNT, STORY_CHANGED } from 'storybook/internal/core-events';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, type API } from 'storybook/manager-api';
import { measuredEvent, type Figures } from './figures.ts';
import { FigureTable } from './FigureTable.tsx';

const name = 'tele/performance';

function keepLatest(api: API): { subscribe: (onChange: () => void) => () => void; read: () => Figures | null } {
  let latest: Figures | null = null;
  const listeners = new Set<() => void>();
  const keep = (figures: Figures | null): void => {
    latest = figures;
    for (const listener of listeners) listener();
  };
  api.on(measuredEvent, keep);
  api.on(STORY_CHANGED, () => keep(null));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => latest,
  };
}

addons.register(name, (api) => {
  const { subscribe, read } = keepLatest(api);
  const again = (): void => {
    const storyId = api.getCurrentStoryData()?.id;
    if (storyId !== undefined) api.emit(FORCE_REMOUNT, { storyId });
  };
  const Panel = () => <FigureTable figures={useSyncExternalStore(subscribe, read)} onAgain={again} />;
  addons.add(`${name}/panel`, {
    type: types.PANEL,
    title: 'Performance',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (
      <AddonPanel active={active === true}>
        <Panel />
      </AddonPanel>
    ),
  });
});
