import { Notice, useMessages } from '@tele/ui';
import { screenMessages } from './screen.messages.ts';
import './AvailabilityScreen.css';

/** Said when late code could not be fetched. */
export const NotLoaded = () => {
  const t = useMessages(screenMessages);
  return (
    <Notice tone="critical" compact role="alert" className="tele-availability__notice">
      {t.codeFailed}
    </Notice>
  );
};
