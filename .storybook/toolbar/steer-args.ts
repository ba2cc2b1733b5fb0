import { clockOf } from './clocks.ts';
import { daysFromStory, shiftTime } from './shift-time.ts';
import { initialGlobals } from './toolbars.ts';
import { zoneOf } from './zones.ts';

type Args = Record<string, unknown>;
type Globals = Record<string, unknown>;

const changed = (globals: Globals, name: keyof typeof initialGlobals): boolean =>
  globals[name] !== initialGlobals[name];

const isSearch = (value: unknown): value is { tz: string } =>
  typeof value === 'object' && value !== null && 'tz' in value;

/** Args overridden by a changed toolbar: `now`, `zone`, `search.tz`, `role`, `viewer`. */
export const steerArgs = (args: Args, globals: Globals): Args => {
  const now = clockOf(globals.clock);
  const zone = zoneOf(globals.zone);
  const steered = changed(globals, 'clock') ? (shiftTime(args, daysFromStory(now)) as Args) : { ...args };
  if (changed(globals, 'clock') && typeof args.now === 'function') steered.now = () => now;
  if (changed(globals, 'clock') && args.now instanceof Date) steered.now = now;
  if (changed(globals, 'zone')) {
    if (typeof args.zone === 'string') steered.zone = zone;
    if (isSearch(steered.search)) steered.search = { ...steered.search, tz: zone };
  }
  if (changed(globals, 'role')) {
    for (const name of ['role', 'viewer']) if (typeof args[name] === 'string') steered[name] = globals.role;
  }
  return steered;
};
