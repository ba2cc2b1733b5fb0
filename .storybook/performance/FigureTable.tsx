/** @jsxRuntime classic */
import * as React from 'react';
import { rowsOf, type Figures } from './figures.ts';

/** The manager loads no style sheets. */
const look = `
.figures { padding: 16px; color: #15221e; font: 14px/1.45 'Hanken Grotesk Variable', system-ui, sans-serif; }
.figures p { max-inline-size: 72ch; margin: 0 0 12px; color: #46514d; }
.figures table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.figures :is(th, td) { padding: 6px 24px 6px 0; border-block-end: 1px solid #dbe4e1; text-align: start; font-weight: 400; }
.figures thead th { color: #596360; font-size: 12.5px; }
.figures [data-verdict='missed'] { color: #a4262c; font-weight: 600; }
.figures [data-verdict='met'] { color: #0b5d4c; }
.figures button { margin-block-start: 12px; padding: 6px 12px; border: 1px solid #83908b; border-radius: 8px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
.figures button:focus-visible { outline: 2px solid #0b5d4c; outline-offset: 1px; }
`;

interface FigureTableProps {
  figures: Figures | null;
  onAgain: () => void;
}

export const FigureTable = ({ figures, onAgain }: FigureTableProps) => (
  <div className="figures">
    <style>{look}</style>
    <p>
      Figures of this story on this machine since its first render: use the story, then read them. They leave out the
      tasks of its play function and of axe. Shifts after a press by the play function count as unexpected. To compare
      versions, use the benchmarks (docs/benchmarks.md).
    </p>
    {figures === null ? (
      <p role="status">This story has not rendered yet.</p>
    ) : (
      <table aria-label="Performance of this story">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Measured</th>
            <th scope="col">Goal</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(figures).map(({ name, value, target, verdict }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{target}</td>
              <td data-verdict={verdict}>{verdict}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <button type="button" onClick={onAgain}>
      Render again
    </button>
  </div>
);
