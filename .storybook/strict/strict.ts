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

/** Whether axe is asked for by hand, as other engines do (e2e/engines/stories.axe.ts): they look at what is drawn, and not at how it came about. */
const byHand = new URLSearchParams(location.search).get('axe') === 'by-hand';

/** The texts that the specification quotes and this story draws; in another language, nothing of it. */
const shownBy = ({ parameters, globals }: StorySettings): readonly string[] =>
  globals.language === 'en-AU' ? ((parameters.shows as readonly string[] | undefined) ?? []) : [];

const nameOf = ({ title, name }: { title: string; name: string }): string => `${title} / ${name}`;

/** Before everything else of a story, when the one before it has been taken away. */
export const beginStrictly: Loader = async (context) => {
  forgetState();
  if (!inTestRun) return {};
  await expectNothingLeft(nameOf(context));
  // What was asked for in the moment between two stories is of neither.
  forgetNetwork();
  faultsOfClock();
  watchLogs();
  watchTranslation();
  if (shownBy(context).length > 0) watchTexts();
  return {};
};

/**
 * After every story: it rests in what it is named after, and has logged nothing, asked for nothing that no handler answers, and not looked at
 * the machine's clock. The few that are about it say so: `parameters.clock: 'machine'`, `parameters.logs: 'error'`.
 */
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
