import { Spinner } from '@tele/ui';

export interface LoadingPageProps {
  text?: string;
}

/** The whole page while it is not known what it will show. */
export const LoadingPage = ({ text = 'Loading…' }: LoadingPageProps) => (
  <div className="tele-loading-page" role="status">
    <Spinner />
    <span>{text}</span>
  </div>
);
