import { ErrorState, useMessages } from '@tele/ui';
import { linkOrButton } from '../../screen/link-or-button.tsx';
import { requestMessages } from './request.messages.ts';

export interface RequestNotFoundProps {
  message: string;
  detail: string;
  requestsHref?: string | undefined;
  onFind?: (() => void) | undefined;
}

export const RequestNotFound = ({ message, detail, requestsHref, onFind }: RequestNotFoundProps) => {
  const t = useMessages(requestMessages);
  return (
    <ErrorState
      message={message}
      detail={detail}
      action={linkOrButton(requestsHref ? t.back : t.findAny, requestsHref, onFind)}
    />
  );
};
