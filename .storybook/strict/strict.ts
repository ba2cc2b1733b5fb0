import type { Loader, ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { expectRest, forgetState } from '../../packages/ui/src/story/expect-state.ts';
import { inTestRun } from '../test-run.ts';
import { faultsOfClock, watchClock } from './watch-clock.ts';
import { faultsOfLogs, waitForLog, watchLogs } from './watch-logs.ts';
import { faultsOfNetwork, forgetNetwork, watchNetwork } from './watch-network.ts';
import { expectNothingLeft, watchTimers } from './watch-remains.ts';
import { textsNotShown, watchTexts } from './watch-texts.ts';
import { faultsOfTranslation, watchTranslation } from './watch-translation.ts';

if (inTestRun) {
  watchClock();
  watchTimers();
  watchNetwork();
}

interface StorySettings {
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** True for axe runs by hand, as in tests/engines/stories.axe.ts, which check the result and not its causes. */
const byHand = new URLSearchParams(location.search).get('axe') === 'by-hand';

/** Quoted texts this story shows; none in other languages. */
const shownBy = ({ parameters, globals }: StorySettings): readonly string[] =>
  globals.language === 'en-AU' ? ((parameters.shows as readonly string[] | undefined) ?? []) : [];

const nameOf = ({ title, name }: { title: string; name: string }): string => `${title} / ${name}`;

/** Runs first, after the previous story is removed. */
export const beginStrictly: Loader = async (context) => {
  forgetState();
  if (!inTestRun) return {};
  await expectNothingLeft(nameOf(context));
  // Requests between two stories belong to neither.
  forgetNetwork();
  faultsOfClock();
  watchLogs();
  watchTranslation();
  if (shownBy(context).length > 0) watchTexts();
  return {};
};

/** Fails stories that log, send unhandled requests or read the machine's clock, unless `parameters` say so. */
export const endStrictly: AfterEach<ReactRenderer> = async (context) => {
  const name = nameOf(context);
  if (!context.tags.includes('journey') && !byHand) await expectRest(name);
  if (!inTestRun) return;
  const missing = shownBy(context).length > 0 ? await textsNotShown(shownBy(context)) : [];
  const logs = context.parameters.logs as string | undefined;
  if (logs !== undefined) await waitForLog(logs);
  const clock = faultsOfClock();
  const faults = [
    ...faultsOfLogs(logs),
    ...faultsOfNetwork(),
    ...faultsOfTranslation(),
    ...(context.parameters.clock === 'machine' ? [] : clock),
    ...missing.map((text) => `does not draw '${text}', which it says that it shows`),
  ];
  if (faults.length > 0) throw new Error(`${name} ${faults.join('\nand ')}`);
};
