import { MatchWidget, type MatchStep } from '@tele/match-widget';
import { useSay } from '../log/context.ts';
import { service } from '../service.ts';
import { useStepInHistory } from '../address/use-step-in-history.ts';
import type { Seat } from '../settings/settings.ts';
import { useHostProps } from '../settings/use-host-props.ts';

const steps: readonly MatchStep[] = ['search', 'results', 'request', 'new-open-request', 'open-request'];

export const Match = ({ name = 'MatchWidget', seat = 'match' }: { name?: string; seat?: Seat }) => {
  const say = useSay(name);
  const wired = useStepInHistory(steps);
  return (
    <MatchWidget
      stripe={service.stripe}
      {...useHostProps(name, seat)}
      step={wired.step}
      onStepChange={(event) => {
        say('onStepChange', event);
        wired.go(event.step);
      }}
      onPicksChange={(event) => say('onPicksChange', event)}
      onSelectionCreated={(event) => say('onSelectionCreated', event)}
      onSubmitted={(event) => say('onSubmitted', event)}
      onBooked={(event) => say('onBooked', event)}
      onOpenRequestCreated={(event) => say('onOpenRequestCreated', event)}
      onOfferAccepted={(event) => say('onOfferAccepted', event)}
    />
  );
};
