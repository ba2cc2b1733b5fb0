import type { SeenKeys, NotificationFacts } from '@tele/core';
import { useDisclosureClose, useOpenHere } from '@tele/kit';
import { BellIcon, CountBadge, IconButton, LatePart, VisuallyHidden, lateCode, useMessages } from '@tele/ui';
import { useId, useRef, useState } from 'react';
import type { NotificationHrefs, NotificationSide } from '../hrefs.ts';
import { bellMessages } from './bell.messages.ts';
import { countText } from './count-text.ts';
import { useNarrow } from './use-narrow.ts';
import './Bell.css';

export interface BellProps {
  side: NotificationSide;
  hrefs: NotificationHrefs;
  /** Number of unseen notifications; null while loading. */
  unseen: number | null;
  seen: SeenKeys;
  onSeen: (notifications: NotificationFacts) => void;
  /** Current route; a change closes the panel. */
  route: string;
}

const latePanel = lateCode(() => import('../panel/NotificationsPanel.tsx'));
const preload = (): void => latePanel.preload();

/** Bell with count and panel; a bottom sheet when narrow. Opening marks all seen (spec section 2, Global chrome). */
export const Bell = ({ side, hrefs, unseen, seen, onSeen, route }: BellProps) => {
  const t = useMessages(bellMessages);
  const narrow = useNarrow();
  const { isOpen, wasOpened, open, close } = useOpenHere(route);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDisclosureClose({ open: isOpen && !narrow, root, button, close });
  const label = unseen ? t.unseen({ count: countText(unseen) }) : t.notifications;
  const panel = { side, hrefs, seen, onSeen };
  const leave = (): void => {
    // A link to the current page changes nothing, so focus returns to the button.
    button.current?.focus();
    close();
  };
  return (
    <div ref={root} className="tele-bell">
      <IconButton
        ref={button}
        icon={BellIcon}
        label={label}
        badge={
          // The label has the count.
          <span aria-hidden="true">
            <CountBadge count={unseen ?? 0} />
          </span>
        }
        aria-expanded={isOpen}
        aria-haspopup={narrow ? 'dialog' : undefined}
        aria-controls={narrow ? undefined : id}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={isOpen ? close : open}
      />
      <More unseen={unseen} label={label} />
      {narrow ? (
        wasOpened && (
          <LatePart code={latePanel} loading={null}>
            {({ NotificationsSheet }) => <NotificationsSheet {...panel} open={isOpen} onClose={close} />}
          </LatePart>
        )
      ) : (
        <div id={id} hidden={!isOpen} className="tele-bell__panel">
          {isOpen && (
            <LatePart code={latePanel} loading={null}>
              {({ NotificationsPanel }) => <NotificationsPanel {...panel} onClose={leave} />}
            </LatePart>
          )}
        </div>
      )}
    </div>
  );
};

/** Announces the count when it grows. The bell's label covers the initial count. */
const More = ({ unseen, label }: { unseen: number | null; label: string }) => {
  const [last, setLast] = useState(unseen);
  const [said, setSaid] = useState('');
  if (unseen !== last) {
    setLast(unseen);
    setSaid(last !== null && unseen !== null && unseen > last ? label : '');
  }
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
};
