import { mocked } from 'storybook/test';
import { kebab } from '../elements/table.ts';
import type { TeleEventDetail } from '../elements/tell.ts';

/** What a story's listener of all events was told under the name of a prop: the data of each `tele:booked` for 'onBooked', in order. */
export const eventsTo =
  (onTold: ((detail: TeleEventDetail) => void) | undefined) =>
  (name: string): readonly unknown[] =>
    onTold
      ? mocked(onTold)
          .mock.calls.filter(([{ type }]) => type === kebab(name))
          .map(([{ data }]) => data)
      : [];
