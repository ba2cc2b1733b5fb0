import { Spinner, useMessages } from '@tele/ui';
import { loadingMessages } from './loading.messages.ts';
import './LoadingPage.css';

export interface LoadingPageProps {
  /** Signing in takes longer than a page does. */
  of?: keyof (typeof loadingMessages)['table'];
}

export const LoadingPage = ({ of = 'loading' }: LoadingPageProps) => {
  const t = useMessages(loadingMessages);
  return (
    <div className="tele-loading-page" role="status">
      <Spinner />
      <span>{t[of]}</span>
    </div>
  );
};
