import { mocked } from 'storybook/test';
import { kebab } from '../elements/table.ts';
import type { TeleEventDetail } from '../elements/tell.ts';

/** Events a listener of all received for a prop: the data of each `tele:booked` for 'onBooked', in order. */
export const eventsTo =
  (onTold: ((detail: TeleEventDetail) => void) | undefined) =>
  (name: string): readonly unknown[] =>
    onTold
      ? mocked(onTold)
          .mock.calls.filter(([{ type }]) => type === kebab(name))
          .map(([{ data }]) => data)
      : [];
