import { useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Switches } from './switches.ts';

/**
 * The switches of a page, which Storybook keeps in its address as the story's arguments: whoever opens that address sees the same. `given` is
 * what the address says.
 */
export const useSwitches = (storyId: string, given: Switches): [Switches, (changed: Switches) => void] => {
  const [own, setOwn] = useState(given);
  const said = JSON.stringify(given);
  const [before, setBefore] = useState(said);
  if (said !== before) {
    setBefore(said);
    setOwn(given);
  }
  const change = (changed: Switches): void => {
    setOwn((before) => ({ ...before, ...changed }));
    addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: changed });
  };
  return [own, change];
};
