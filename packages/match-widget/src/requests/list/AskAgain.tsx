import type { ProfessionId, SearchValue, Selection } from '@tele/core';
import { useFormat, useKept, useKeptZone, useNow } from '@tele/kit';
import { Button, ReloadIcon, useMessages } from '@tele/ui';
import { keptPicksKey, noPicks, readKeptPicks } from '../../picks/stored-picks.ts';
import { requestsMessages } from './requests.messages.ts';

export interface AskedAgain {
  profession: ProfessionId;
  search: SearchValue;
}

export interface AskAgainProps {
  selection: Selection;
  zone: string;
  onAskAgain: (again: AskedAgain) => void;
}

export const AskAgain = ({ selection, zone, onAskAgain }: AskAgainProps) => {
  const t = useMessages(requestsMessages);
  const format = useFormat();
  const now = useNow();
  const { selectionId, profession, specialty, reason, feeCapCents, createdAt, candidates, person } = selection;
  const [tz] = useKeptZone(selectionId);
  const search = { specialty, reason: reason ?? '', state: null, tz, feeCapCents };
  const [, keep] = useKept({ key: keptPicksKey(profession, search), read: readKeptPicks, initial: noPicks });
  return (
    <Button
      size="sm"
      iconStart={ReloadIcon}
      aria-label={t.askAgainWhich({ specialty, day: format.day(createdAt, zone, now) })}
      onClick={() => {
        keep({
          ...noPicks,
          picks: candidates.map(({ specialistId, slotISO }) => ({ specialistId, slotISO })),
          personId: person?.personId ?? null,
        });
        onAskAgain({ profession, search });
      }}
    >
      {t.askAgain}
    </Button>
  );
};
