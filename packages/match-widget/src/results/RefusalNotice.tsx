import { useNow, useFormat } from '@tele/kit';
import { Button, Notice, useMessages } from '@tele/ui';
import { picksMessages } from './picks.messages.ts';
import type { PickedSpecialist } from './PickReview.tsx';
import type { PicksRefusal } from './use-submission.ts';

export interface RefusalNoticeProps {
  refusal: PicksRefusal;
  picked: readonly PickedSpecialist[];
  zone: string;
  onOpenRequest: (request: { selectionId: string }) => void;
}

export const RefusalNotice = ({ refusal, picked, zone, onOpenRequest }: RefusalNoticeProps) => {
  const t = useMessages(picksMessages);
  const format = useFormat();
  const now = useNow();
  const times = picked
    .filter(({ specialistId }) => refusal.specialistIds.includes(specialistId))
    .map(({ specialist: { name }, slotISO }) => t.goneTime({ name, when: format.dayTimeWithZone(slotISO, zone, now) }));
  const selectionId = refusal.tag === 'asked' ? refusal.selectionId : null;
  return (
    <Notice
      tone="caution"
      role="alert"
      title={refusal.tag === 'busy' ? t.busy : t.alreadyRequested}
      actions={
        selectionId !== null && (
          <Button size="sm" onClick={() => onOpenRequest({ selectionId })}>
            {t.openRequest}
          </Button>
        )
      }
    >
      {times.length > 0 && <p>{t.goneTimes({ times })}</p>}
      <p>{t.refusedHint}</p>
    </Notice>
  );
};
