import { Button } from '../../packages/ui/src/index.ts';

export interface Event {
  at: string;
  name: string;
  /** JSON; empty for events without data. */
  detail: string;
}

interface ToldProps {
  events: readonly Event[];
  onClear: () => void;
}

/** Log of the widget's events. It never takes the focus. */
export const Told = ({ events, onClear }: ToldProps) => (
  <>
    <div className="story-told__head">
      <Button size="sm" onClick={onClear} disabled={events.length === 0}>
        Clear
      </Button>
    </div>
    <div role="log" aria-label="Events">
      <ol className="story-told">
        {events.map(({ at, name, detail }, index) => (
          <li key={index}>
            <time>{at}</time> <strong>{name}</strong> <code>{detail}</code>
          </li>
        ))}
      </ol>
    </div>
    {events.length === 0 && <p className="story-part__note">Nothing yet: use the widget above.</p>}
  </>
);
