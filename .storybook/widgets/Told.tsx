import { Button } from '../../packages/ui/src/index.ts';

export interface Event {
  /** Of the machine: hours, minutes, seconds and a tenth. */
  at: string;
  name: string;
  /** As JSON; empty when the event carries nothing. */
  detail: string;
}

interface ToldProps {
  events: readonly Event[];
  onClear: () => void;
}

/** What the widget tells its page, as it comes. It never takes the focus. */
export const Told = ({ events, onClear }: ToldProps) => (
  <>
    <div className="story-told__head">
      <Button size="sm" onClick={onClear} disabled={events.length === 0}>
        Clear
      </Button>
    </div>
    <ol className="story-told" role="log" aria-label="Events">
      {events.map(({ at, name, detail }, index) => (
        <li key={index}>
          <time>{at}</time> <strong>{name}</strong> <code>{detail}</code>
        </li>
      ))}
    </ol>
    {events.length === 0 && <p className="story-part__note">Nothing yet: use the widget above.</p>}
  </>
);
