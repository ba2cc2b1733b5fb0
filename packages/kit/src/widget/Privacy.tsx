import { Link, useMessages, VisuallyHidden } from '@tele/ui';
import type { PrivacyNotice } from '../props/widget-props.ts';
import { widgetMessages } from './widget.messages.ts';
import './Privacy.css';

/** The host's privacy notice, at the foot of a widget. Opens a tab, so people keep their entries. */
export const Privacy = ({ text, url }: PrivacyNotice) => {
  const t = useMessages(widgetMessages);
  return (
    <p className="tele-privacy">
      <Link href={url} look="quiet" target="_blank" rel="noopener">
        <span>{text ?? t.privacy}</span>
        <VisuallyHidden>{` ${t.newTab}`}</VisuallyHidden>
      </Link>
    </p>
  );
};
