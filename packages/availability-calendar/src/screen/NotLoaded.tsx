import { Notice } from '@tele/ui';
import './AvailabilityScreen.css';

/** What is said when code that comes on demand did not. */
export const NotLoaded = () => (
  <Notice tone="critical" compact role="alert" className="tele-availability__notice">
    This did not load. Check your connection and try again.
  </Notice>
);
