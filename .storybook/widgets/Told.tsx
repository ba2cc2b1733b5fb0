import { Button } from '../../packages/ui/src/index.ts';

export interface Event {
  /** Since the page was opened, such as '3.4 s'. */
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
