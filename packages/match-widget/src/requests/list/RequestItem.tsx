import { requestStage, standingOfSelection, type Selection } from '@tele/core';
import { StatusPill, useFormat, useNow } from '@tele/kit';
import { ButtonLink, ChevronRightIcon, Icon, useMessages } from '@tele/ui';
import { useId, useState, type ReactNode } from 'react';
import { CandidateList } from '../shared/CandidateList.tsx';
import { pillOf } from '../shared/pill-of.ts';
import { worded } from '../../screen/worded.ts';
import { requestsMessages } from './requests.messages.ts';
import { useRequestLine } from './use-request-line.ts';
import './RequestItem.css';

export interface RequestItemProps {
  selection: Selection;
  zone: string;
  href: string;
  action?: ReactNode;
}

export const RequestItem = ({ selection, zone, href, action }: RequestItemProps) => {
  const t = useMessages(requestsMessages);
  const format = useFormat();
  const now = useNow();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const line = useRequestLine(selection, zone);
  const { specialty, createdAt, candidates, profession, person } = selection;
  const day = format.day(createdAt, zone, now);
  const name = candidates[0]?.specialistName ?? '';
  return (
    <li className="tele-request-item" data-open={open || undefined}>
      <div className="tele-request-item__row">
        <button
          type="button"
          className="tele-request-item__toggle"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          <Icon icon={ChevronRightIcon} size="sm" className="tele-request-item__chevron" />
          <span className="tele-request-item__text">
            <span className="tele-request-item__specialty">{specialty}</span>
            <span className="tele-request-item__when">
              {t.sentTo({ day, name, others: candidates.length - 1, forName: person?.name ?? null })}
            </span>
            <span className="tele-request-item__line">{line}</span>
          </span>
        </button>
        <span className="tele-request-item__status">
          <StatusPill {...pillOf(selection, requestStage(selection))} />
        </span>
        <span className="tele-request-item__actions">
          {action}
          <ButtonLink size="sm" href={href} aria-label={t.viewWhich({ specialty, day })}>
            {t.view}
          </ButtonLink>
        </span>
      </div>
      <div id={panelId} hidden={!open} className="tele-request-item__panel">
        {open && (
          <CandidateList
            candidates={candidates}
            zone={zone}
            sent={standingOfSelection(selection).sent}
            label={t.candidates({ ...worded(profession), specialty })}
          />
        )}
      </div>
    </li>
  );
};
