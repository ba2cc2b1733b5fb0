import { useId, useState, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon } from '../icon/Icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import './Disclosure.css';

export interface DisclosureProps {
  /** Content of the button. */
  summary: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `link` is a small text button, `row` fills the container's width. */
  look?: 'link' | 'row';
  className?: string;
  children: ReactNode;
}

export const Disclosure = (props: DisclosureProps) => {
  const { summary, open, defaultOpen = false, onOpenChange, look = 'row', className, children } = props;
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  return (
    <div className={joinClass('tele-disclosure', className)} data-open={isOpen || undefined} data-look={look}>
      <button
        type="button"
        className="tele-disclosure__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOwn(!isOpen);
          onOpenChange?.(!isOpen);
        }}
      >
        <span className="tele-disclosure__summary">{summary}</span>
        <Icon icon={ChevronDownIcon} size="sm" className="tele-disclosure__chevron" />
      </button>
      <div id={id} className="tele-disclosure__panel">
        <div className="tele-disclosure__clip">
          <div className="tele-disclosure__content">{children}</div>
        </div>
      </div>
    </div>
  );
};
