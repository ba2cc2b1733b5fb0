import type { ProfessionId } from '@tele/core';
import { lateCode, LatePart } from '@tele/ui';
import { worded } from '../screen/worded.ts';

const lateHowMatching = lateCode(() =>
  import('./HowMatchingWorks.tsx').then(({ HowMatchingWorks }) => HowMatchingWorks),
);

/** How matching works, for next to the search form, which does not wait for it. */
export const LateHowMatching = ({ profession }: { profession: ProfessionId }) => (
  <LatePart code={lateHowMatching} loading={null}>
    {(HowMatchingWorks) => <HowMatchingWorks worded={worded(profession)} />}
  </LatePart>
);
