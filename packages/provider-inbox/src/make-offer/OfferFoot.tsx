import type { ProfessionId } from '@tele/core';
import { Button, HourglassIcon, Icon, Notice, useMessages } from '@tele/ui';
import { createPortal } from 'react-dom';
import { makeOfferMessages } from './make-offer.messages.ts';
import './MakeOfferSheet.css';

export interface OfferFootProps {
  foot: HTMLElement | null;
  formId: string;
  profession: ProfessionId;
  busy: boolean;
  waiting: boolean;
  problem: string | null;
  ended: string | null;
  onClose: () => void;
}

export const OfferFoot = ({ foot, formId, profession, busy, waiting, problem, ended, onClose }: OfferFootProps) => {
  const t = useMessages(makeOfferMessages);
  if (!foot) return null;
  const said = ended ?? problem;
  return createPortal(
    <>
      {said !== null && (
        <Notice
          tone="critical"
          role="alert"
          compact
          title={said === t.failed ? undefined : t.failed}
          className="tele-make-offer__problem"
        >
          {said}
        </Notice>
      )}
      {ended === null && (
        <span className="tele-make-offer__window">
          <Icon icon={HourglassIcon} size="sm" />
          <span>{t.window({ profession })}</span>
        </span>
      )}
      <span className="tele-make-offer__buttons">
        <Button
          variant={ended === null ? 'ghost' : 'secondary'}
          size="lg"
          disabled={busy && !waiting}
          onClick={onClose}
        >
          {ended === null ? t.cancel : t.close}
        </Button>
        {ended === null && (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            loading={busy}
            loadingLabel={waiting ? t.waiting : t.sending}
          >
            {t.send}
          </Button>
        )}
      </span>
    </>,
    foot,
  );
};
