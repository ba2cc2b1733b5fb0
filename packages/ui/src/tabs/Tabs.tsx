import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { readingKey } from '../list/reading-key.ts';
import { useDirection } from '../messages/use-messages.ts';
import './Tabs.css';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Count or pill after the label. */
  badge?: ReactNode;
  panel: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** Accessible name of the tab list. */
  label: string;
  /** Value of the current tab. Omit for uncontrolled tabs. */
  value?: string;
  /** Initial tab without `value`. Default: the first. */
  defaultValue?: string;
  onValueChange?: (value: string, details: { reason: 'pick' }) => void;
  /** Keeps hidden panels in the document, with their entries. */
  keepPanels?: boolean;
  className?: string;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs with panels. One tab stop; arrows move and select, Home and End go to the ends (WAI-ARIA tabs). */
export const Tabs = (props: TabsProps) => {
  const { tabs, label, value, defaultValue, onValueChange, keepPanels = false, className } = props;
  const direction = useDirection();
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.filter((tab) => !tab.disabled);
  const selectedValue = value ?? own;
  const shown = tabs.find((tab) => tab.value === selectedValue) ?? open[0];
  const show = (tab: Tab): void => {
    if (tab.value === shown?.value) return;
    setOwn(tab.value);
    onValueChange?.(tab.value, { reason: 'pick' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[readingKey(event.key, direction)];
    if (!step || open.length === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = open[step(shown ? open.indexOf(shown) : -1, open.length)];
    if (!next) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`[id="${id}tab${tabs.indexOf(next)}"]`)?.focus();
  };
  return (
    <div className={joinClass('tele-tabs', className)}>
      <div ref={list} role="tablist" aria-label={label} className="tele-tabs__list">
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            id={`${id}tab${index}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={tab === shown || keepPanels ? `${id}panel${index}` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            disabled={tab.disabled}
            className="tele-tabs__tab"
            onClick={() => show(tab)}
            onKeyDown={onKeyDown}
          >
            <span className="tele-tabs__label">{tab.label}</span>
            {tab.badge}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) =>
        tab === shown || keepPanels ? (
          <div
            key={tab.value}
            id={`${id}panel${index}`}
            role="tabpanel"
            aria-labelledby={`${id}tab${index}`}
            tabIndex={0}
            hidden={tab !== shown}
            className="tele-tabs__panel"
          >
            {tab.panel}
          </div>
        ) : null,
      )}
    </div>
  );
};
