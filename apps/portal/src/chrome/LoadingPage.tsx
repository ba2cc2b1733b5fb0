import { Spinner, useMessages } from '@tele/ui';
import { chromeMessages } from './chrome.messages.ts';
import './LoadingPage.css';

export interface LoadingPageProps {
  /** 'Loading…' by default. */
  text?: string;
}

/** The whole page while it is not known what it will show. */
export const LoadingPage = ({ text }: LoadingPageProps) => {
  const t = useMessages(chromeMessages);
  return (
    <div className="tele-loading-page" role="status">
      <Spinner />
      <span>{text ?? t.loading}</span>
    </div>
  );
};
