import { errorText } from '@tele/kit';
import { Button, ExternalLinkIcon, Notice, useMessages } from '@tele/ui';
import { payoutsMessages } from './payouts.messages.ts';
import type { SetUp } from './use-set-up.ts';
import './PayoutsScreen.css';

export interface SetUpButtonProps {
  setUp: SetUp;
  label: string;
  primary?: boolean | undefined;
}

export const SetUpButton = ({ setUp, label, primary = false }: SetUpButtonProps) => {
  const t = useMessages(payoutsMessages);
  return (
    <div className="tele-payouts__go">
      <Button
        variant={primary ? 'primary' : 'secondary'}
        iconEnd={ExternalLinkIcon}
        loading={setUp.busy}
        loadingLabel={setUp.waiting ? t.waiting : t.opening}
        onClick={(event) => setUp.go(event.currentTarget)}
      >
        {label}
      </Button>
      {setUp.error && (
        <Notice tone="critical" role="alert" compact title={t.notOpened}>
          {errorText(setUp.error, '')}
        </Notice>
      )}
    </div>
  );
};
