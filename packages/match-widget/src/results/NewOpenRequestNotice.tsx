import { Notice, useMessages } from '@tele/ui';
import { NewOpenRequestButton, type NewOpenRequestButtonProps } from './NewOpenRequestButton.tsx';
import { resultsMessages } from './results.messages.ts';

export interface NewOpenRequestNoticeProps extends NewOpenRequestButtonProps {
  title: string;
}

export const NewOpenRequestNotice = ({ title, ...ask }: NewOpenRequestNoticeProps) => {
  const t = useMessages(resultsMessages);
  if (ask.newOpenRequestHref === undefined && !ask.onNewOpenRequest) return null;
  return (
    <Notice tone="neutral" title={title} actions={<NewOpenRequestButton {...ask} />}>
      {t.askHint}
    </Notice>
  );
};
