import type { OpenRequest, OpenRequestDraft, ProfessionId } from '@tele/core';
import { StatusPill, useFormat, useKept, useNow } from '@tele/kit';
import { Button, ButtonLink, HourglassIcon, Icon, ReloadIcon, useMessages } from '@tele/ui';
import { keptWhomKey, readKeptWhom } from '../open/kept-person.ts';
import { openRequestPill } from '../open/open-request-pill.ts';
import { requestsMessages } from './requests.messages.ts';
import { useOpenRequestLine } from './use-open-request-line.ts';
import './RequestItem.css';

export interface AskedForTimes {
  profession: ProfessionId;
  value: OpenRequestDraft;
}

export interface OpenRequestItemProps {
  request: OpenRequest;
  zone: string;
  href: string;
  onAskAgain?: ((again: AskedForTimes) => void) | undefined;
}

export const OpenRequestItem = ({ request, zone, href, onAskAgain }: OpenRequestItemProps) => {
  const t = useMessages(requestsMessages);
  const format = useFormat();
  const now = useNow();
  const line = useOpenRequestLine(request, zone);
  const { specialty, createdAt, status, profession, timeframe, timeframeWords, state, reason, person } = request;
  const [, keepWhom] = useKept({ key: keptWhomKey(profession), read: readKeptWhom, initial: null });
  const day = format.day(createdAt, zone, now);
  const isOver = status === 'CLOSED' || status === 'CANCELLED';
  const askAgain = (): void => {
    const value = { specialty, timeframe, timeframeWords: timeframeWords ?? '', state, reason: reason ?? '' };
    keepWhom(person?.personId ?? null);
    onAskAgain?.({ profession, value });
  };
  return (
    <li className="tele-request-item">
      <div className="tele-request-item__row">
        <div className="tele-request-item__created">
          <Icon icon={HourglassIcon} size="sm" className="tele-request-item__chevron" />
          <span className="tele-request-item__text">
            <span className="tele-request-item__specialty">{specialty}</span>
            <span className="tele-request-item__when">{t.askedFor({ day, forName: person?.name ?? null })}</span>
            <span className="tele-request-item__line">{line}</span>
          </span>
        </div>
        <span className="tele-request-item__status">
          <StatusPill {...openRequestPill(status)} />
        </span>
        <span className="tele-request-item__actions">
          {isOver && onAskAgain && (
            <Button
              size="sm"
              iconStart={ReloadIcon}
              aria-label={t.askAgainWhich({ specialty, day })}
              onClick={askAgain}
            >
              {t.askAgain}
            </Button>
          )}
          <ButtonLink size="sm" href={href} aria-label={t.viewWhich({ specialty, day })}>
            {t.view}
          </ButtonLink>
        </span>
      </div>
    </li>
  );
};
