import { limits } from '@tele/core';
import { Button, Notice, useMessages } from '@tele/ui';
import { respondMessages } from './respond.messages.ts';
import './RespondBar.css';

export interface RespondBarProps {
  formId: string;
  busy: boolean;
  problem: string | null;
  hasCard: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

export const RespondBar = ({ formId, busy, problem, hasCard, onAccept, onDecline }: RespondBarProps) => {
  const t = useMessages(respondMessages);
  const cents = limits.acceptanceFeeCents;
  return (
    <div className="tele-respond-bar">
      {problem !== null && (
        <Notice tone="critical" role="alert" compact>
          {problem}
        </Notice>
      )}
      <div className="tele-respond-bar__buttons">
        <Button variant="danger" size="lg" disabled={busy} onClick={onDecline}>
          {t.decline}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="lg"
          className="tele-respond-bar__accept"
          loading={busy}
          loadingLabel={t.checking}
          onClick={onAccept}
        >
          {t.accept}
        </Button>
      </div>
      <p className="tele-respond-bar__next">{hasCard ? t.nextSaved({ cents }) : t.nextNew({ cents })}</p>
    </div>
  );
};
