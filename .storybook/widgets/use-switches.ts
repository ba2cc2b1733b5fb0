import { useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Switches } from './switches.ts';

/** Switches of a page, kept in the URL as story args, so the URL can be shared. `given`: args of the URL. */
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
