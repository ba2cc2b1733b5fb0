import { useMessages } from '@tele/ui';
import { payoutsMessages } from './payouts.messages.ts';
import { SetUpButton } from './SetUpButton.tsx';
import { useSetUp } from './use-set-up.ts';

export interface OnboardButtonProps {
  primary?: boolean;
  /** Opens the payment provider's page. Default: this window. */
  goTo?: (url: string) => void;
}

export const OnboardButton = ({ primary, goTo }: OnboardButtonProps) => {
  const t = useMessages(payoutsMessages);
  return <SetUpButton setUp={useSetUp(goTo)} label={t.onboard} primary={primary} />;
};
