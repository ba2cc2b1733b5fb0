import { Button, Notice, ReloadIcon, useMessages } from '@tele/ui';
import { cardMessages } from './card.messages.ts';
import type { CardProvider } from './use-card-provider.ts';

export const NoCardForm = ({ provider }: { provider: CardProvider }) => {
  const t = useMessages(cardMessages);
  const failed = provider.tag === 'failed' ? provider : null;
  return (
    <Notice
      tone={failed ? 'critical' : 'caution'}
      role={failed ? 'alert' : undefined}
      title={failed ? t.notLoaded : t.unconfigured}
      actions={
        failed && (
          <Button size="sm" iconStart={ReloadIcon} onClick={failed.retry}>
            {t.tryAgain}
          </Button>
        )
      }
    >
      {failed ? t.notLoadedDetail : t.unconfiguredDetail}
    </Notice>
  );
};
