import { SigningInRow } from '@tele/kit';
import type { ReactNode } from 'react';
import { GoneNotice } from './GoneNotice.tsx';
import { PayBar } from './PayBar.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { Picking } from './use-picking.ts';

export const PickingBar = ({ picking, narrow }: { picking: Picking; narrow: boolean }): ReactNode => {
  const { picks, picked, specialists, zone, gone, refusal, barSignIn } = picking;
  const { signIn, status, row } = barSignIn;
  const signingInRow = row && <SigningInRow {...row} picks={picks.length} />;
  const notice = (
    <>
      {status === 'failed' && signingInRow}
      {gone.length > 0 && <GoneNotice {...{ gone, specialists, zone }} kept={picks.length} />}
      {refusal && <RefusalNotice {...{ refusal, picked, zone }} onOpenRequest={picking.onOpenRequest} />}
    </>
  );
  if (!picking.hasBar) return notice;
  return (
    <PayBar
      worded={picking.sheet.worded}
      submitRef={picking.submitRef}
      {...{ picked, zone, narrow, signIn, notice }}
      waiting={status === 'waiting' ? signingInRow : null}
      onRemove={(specialistId) => picking.drop([specialistId])}
      onClear={picking.clear}
      onSubmit={picking.submit}
    />
  );
};
