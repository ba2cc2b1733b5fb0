import { mocked } from 'storybook/test';
import { kebab } from '../elements/table.ts';
import type { TeleEventDetail } from '../elements/tell.ts';

/** Data of a prop's events that a listener of all events received, in order: `tele:booked` for 'onBooked'. */
export const eventsTo =
  (onTold: ((detail: TeleEventDetail) => void) | undefined) =>
  (name: string): readonly unknown[] =>
    onTold
      ? mocked(onTold)
          .mock.calls.filter(([{ type }]) => type === kebab(name))
          .map(([{ data }]) => data)
      : [];
