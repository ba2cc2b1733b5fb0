import { useEffect, useRef } from 'react';
import { useLog } from './context.ts';

const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });

/** Events of the widgets, newest last. Never takes the focus. */
export const Log = () => {
  const { entries, clear } = useLog();
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [entries]);
  return (
    <section className="jl-box jl-log" aria-labelledby="log-title">
      <div className="jl-log-head">
        <h2 id="log-title">Widget events</h2>
        <button type="button" className="jl-plain" onClick={clear} disabled={entries.length === 0}>
          Clear
        </button>
      </div>
      <ol ref={end} role="log" aria-label="Events">
        {entries.map(({ id, at, widget, name, detail }) => (
          <li key={id} data-event={name} data-widget={widget}>
            <time dateTime={at.toISOString()}>{clock.format(at)}</time> <span>{widget}</span> <b>{name}</b>{' '}
            {detail && <code>{JSON.stringify(detail)}</code>}
          </li>
        ))}
      </ol>
      {entries.length === 0 && <p>No events yet. Search and pick a time to see some.</p>}
    </section>
  );
};
