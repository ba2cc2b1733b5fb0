import { TeleProvider } from '@tele/kit';
import { lateCode, useLate } from '@tele/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { appearance } from './chrome/appearance.ts';
import type { Config } from './config/config.ts';
import { ConfigContext } from './config/context.ts';
import { places } from './places.ts';
import { PortalLink } from './PortalLink.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { ReleaseWatch } from './release/ReleaseWatch.tsx';
import { ProfileProvider } from './session/ProfileProvider.tsx';
import { createServiceClock } from './session/service-clock.ts';
import { hearRefusals } from './sign-in-again/hear-refusals.ts';
import { SessionProvider, useSession } from './session/SessionProvider.tsx';
import { useComeBack } from './session/use-come-back.ts';

const lateSignInAgain = lateCode(() => import('./sign-in-again/SignInAgain.tsx'));

const SignedIn = ({ config }: { config: Config }) => {
  const { session, state, keep } = useSession();
  const [clock] = useState(() => createServiceClock());
  const [refused, setRefused] = useState<object | null>(null);
  const [fetchHeard] = useState(() => hearRefusals(clock.fetch, () => setRefused({})));
  const [comeBack, navigate] = [useComeBack(), useNavigate()];
  const askToSignIn = (): void => {
    comeBack();
    void navigate(places.login.href());
  };
  const browses = config.openPortal && state.status === 'signed-out';
  const again = useLate(lateSignInAgain, refused);
  return (
    <TeleProvider
      // Another person gets a new cache and fresh screens.
      key={state.person}
      apiBase={config.apiBase}
      token={(why) => session.token(why, state.person)}
      fetch={fetchHeard}
      now={clock.now}
      visit={config.openPortal ? async () => null : undefined}
      // Visitors are asked when they press Sign in.
      onAuthRequired={() => (browses ? askToSignIn() : session.lose(state.person))}
      stripe={config.stripe}
      keep={keep}
      scheme="auto"
      appearance={appearance}
      link={PortalLink}
      privacyNotice={{ url: config.privacyUrl }}
    >
      <ReleaseWatch />
      <ProfileProvider>
        <PortalRoutes />
        {refused && again.tag === 'ready' && <again.part.default onClose={() => setRefused(null)} />}
      </ProfileProvider>
    </TeleProvider>
  );
};

export const Portal = ({ config }: { config: Config }) => (
  <ConfigContext value={config}>
    <SessionProvider identity={config.identity}>
      <SignedIn config={config} />
    </SessionProvider>
  </ConfigContext>
);
