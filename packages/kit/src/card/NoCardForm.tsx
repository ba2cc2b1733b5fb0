import { Button, Notice, ReloadIcon, useMessages } from '@tele/ui';
import { cardMessages } from './card.messages.ts';
import type { CardProvider } from './use-card-provider.ts';

/** Reason why no card can be entered. */
export const NoCardForm = ({ provider }: { provider: CardProvider }) => {
  const t = useMessages(cardMessages);
  if (provider.tag !== 'failed')
    return (
      <Notice tone="caution" title={t.unconfigured}>
        {t.unconfiguredDetail}
      </Notice>
    );
  return (
    <Notice
      tone="critical"
      role="alert"
      title={t.notLoaded}
      actions={
        <Button size="sm" iconStart={ReloadIcon} onClick={provider.retry}>
          {t.tryAgain}
        </Button>
      }
    >
      {t.notLoadedDetail}
    </Notice>
  );
};
