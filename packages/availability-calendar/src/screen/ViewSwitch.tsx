import type { View } from './view.ts';
import './ViewSwitch.css';

export interface ViewSwitchProps {
  views: readonly View[];
  value: View;
  onValueChange: (view: View) => void;
}

const names: Readonly<Record<View, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** Day, week or month. */
export const ViewSwitch = ({ views, value, onValueChange }: ViewSwitchProps) => (
  <div role="group" aria-label="View" className="tele-view-switch">
    {views.map((view) => (
      <button
        key={view}
        type="button"
        aria-pressed={view === value}
        className="tele-view-switch__button"
        onClick={() => onValueChange(view)}
      >
        {names[view]}
      </button>
    ))}
  </div>
);
