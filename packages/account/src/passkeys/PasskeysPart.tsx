import { lateCode, LatePart, Skeleton } from '@tele/ui';

const lateSection = lateCode(() => import('./PasskeysSection.tsx'));

/** Passkeys in the account, for the portal alone: they belong to its domain. */
export const PasskeysPart = () => (
  <LatePart code={lateSection} loading={<Skeleton shape="block" height={160} />}>
    {({ PasskeysSection }) => <PasskeysSection />}
  </LatePart>
);
