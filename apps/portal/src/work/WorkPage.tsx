import { professionOf } from '@tele/core';
import { WorkScreen } from '@tele/doctor-register/screens';
import { LatePart } from '@tele/ui';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { lateHome } from './late-home.ts';
import { useStanding } from './use-standing.ts';

/** `/work`: dashboard of an approved specialist, otherwise the chooser. */
const WorkPage = () => {
  const { me } = useProfile();
  const standing = useStanding();
  if (standing === 'specialist') {
    return (
      <LatePart code={lateHome} loading={<LoadingPage />} headingLevel={1}>
        {(home) => home}
      </LatePart>
    );
  }
  const suspendedHref =
    standing === 'suspended' ? places.join.href(professionOf(me?.profession ?? '')?.path ?? 'doctors') : undefined;
  return <WorkScreen categoryHref={places.join.href} suspendedHref={suspendedHref} />;
};

export default WorkPage;
