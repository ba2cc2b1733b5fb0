import { ErrorState, useMessages } from '@tele/ui';
import { notSetUpMessages } from './not-set-up.messages.ts';
import { useReady } from './use-ready.ts';

export const NotSetUp = ({ said }: { said: string }) => {
  const t = useMessages(notSetUpMessages);
  useReady(true);
  return (
    <ErrorState
      level={1}
      message={t.title}
      detail={
        <>
          <span>{t.detail}</span>
          <br />
          <span>{`${t.forSite} ${said}`}</span>
        </>
      }
    />
  );
};
