import { useMessages } from '@tele/ui';
import { screenMessages } from './screen.messages.ts';
import type { View } from './view.ts';
import './ViewSwitch.css';

export interface ViewSwitchProps {
  views: readonly View[];
  value: View;
  onValueChange: (view: View) => void;
}

export const ViewSwitch = ({ views, value, onValueChange }: ViewSwitchProps) => {
  const t = useMessages(screenMessages);
  return (
    <div role="group" aria-label={t.view} className="tele-view-switch">
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === value}
          className="tele-view-switch__button"
          onClick={() => onValueChange(view)}
        >
          {t.viewName({ view })}
        </button>
      ))}
    </div>
  );
};
