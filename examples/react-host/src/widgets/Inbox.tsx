import { ProviderInbox, type InboxStep } from '@tele/provider-inbox';
import { useSay } from '../log/context.ts';
import { service } from '../service.ts';
import { useStepInHistory } from '../address/use-step-in-history.ts';
import { useHostProps } from '../settings/use-host-props.ts';

const name = 'ProviderInbox';
const steps: readonly InboxStep[] = ['inbox', 'respond', 'requests', 'offers', 'payouts'];

export const Inbox = () => {
  const say = useSay(name);
  const wired = useStepInHistory(steps);
  return (
    <ProviderInbox
      stripe={service.stripe}
      {...useHostProps(name, 'inbox')}
      step={wired.step}
      onStepChange={(event) => {
        say('onStepChange', event);
        wired.go(event.step);
      }}
      onAccepted={(event) => say('onAccepted', event)}
      onDeclined={(event) => say('onDeclined', event)}
      onOfferMade={(event) => say('onOfferMade', event)}
    />
  );
};
