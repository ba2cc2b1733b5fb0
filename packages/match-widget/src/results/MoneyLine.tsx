import { useFormat } from '@tele/kit';
import { limits } from '@tele/core';
import { ChevronDownIcon, ChevronUpIcon, Icon, LockIcon, useMessages } from '@tele/ui';
import { useId, useState } from 'react';
import { OutcomePanel } from '../fees/OutcomePanel.tsx';
import type { WordingArgs } from '../screen/worded.ts';
import { resultsMessages } from './results.messages.ts';
import './MoneyLine.css';

/** One line that opens to the rows of money (design section 11, rule 6). */
export const MoneyLine = ({ worded }: { worded: WordingArgs }) => {
  const t = useMessages(resultsMessages);
  const format = useFormat();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="tele-money-line">
      <button
        type="button"
        className="tele-money-line__button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={LockIcon} size="sm" />
        <span>
          {t.money({
            fee: (
              <b key="fee" translate="no">
                {format.cents(limits.bookingFeeCents)}
              </b>
            ),
          })}
        </span>
        <Icon icon={open ? ChevronUpIcon : ChevronDownIcon} size="sm" />
      </button>
      {open && (
        <div id={id}>
          <OutcomePanel worded={worded} phase="ahead" agreed={null} releasedBy={null} />
        </div>
      )}
    </div>
  );
};
