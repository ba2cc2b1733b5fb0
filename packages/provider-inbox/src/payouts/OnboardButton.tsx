import { useMessages } from '@tele/ui';
import { payoutsMessages } from './payouts.messages.ts';
import { SetUpButton } from './SetUpButton.tsx';
import { useSetUp } from './use-set-up.ts';

export interface OnboardButtonProps {
  /** Filled: the one thing to do here. */
  primary?: boolean;
  /** Goes to the payment provider's page; in this window by default. */
  goTo?: (url: string) => void;
}

/** 'Onboard to payout provider' (spec section 2 'Specialist dashboard'). */
export const OnboardButton = ({ primary, goTo }: OnboardButtonProps) => {
  const t = useMessages(payoutsMessages);
  return <SetUpButton setUp={useSetUp(goTo)} label={t.onboard} primary={primary} />;
};
