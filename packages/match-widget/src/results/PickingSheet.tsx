import { worded } from '../screen/worded.ts';
import { SubmitSheet } from '../submit/SubmitSheet.tsx';
import type { Picking } from './use-picking.ts';

/** The sheet that submits the picks. */
export const PickingSheet = ({ picking }: { picking: Picking }) => {
  const { profession, search, zone, booker, submission, sheetPicks } = picking;
  return (
    <SubmitSheet
      open={submission.open}
      worded={worded(profession)}
      specialty={search.specialty}
      fee={{ askedCents: search.feeCapCents, choice: submission.fee, onChange: picking.setFee }}
      picks={sheetPicks.map(
        ({ specialistId, slotISO, specialist: { name, photoUrl, photoSmallUrl, feeFromCents } }) => ({
          specialistId,
          slotISO,
          name,
          photoUrl: photoSmallUrl ?? photoUrl,
          feeFromCents: feeFromCents ?? null,
        }),
      )}
      goneIds={submission.goneIds}
      zone={zone}
      booker={booker}
      personId={submission.personId}
      onPersonChange={picking.setPersonId}
      onClose={submission.close}
      onGoneSeen={picking.acceptGone}
      onPaymentMethod={submission.pay}
    />
  );
};
