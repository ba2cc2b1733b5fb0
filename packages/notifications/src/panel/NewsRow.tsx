import { BareLink, Icon, VisuallyHidden, useMessages, type IconSource, type PillTone } from '@tele/ui';
import { notificationsMessages } from './notifications.messages.ts';
import './NewsRow.css';

export interface NewsLook {
  icon: IconSource;
  tone: Extract<PillTone, 'neutral' | 'info' | 'positive' | 'caution'>;
}

export interface NewsRowProps extends NewsLook {
  href: string;
  /** Unseen when the panel opened: a dot and bolder text. */
  isNew: boolean;
  title: string;
  detail: string;
  /** How long ago: '12 minutes ago'. */
  age: string;
  onFollow: () => void;
}

export const NewsRow = ({ icon, tone, href, isNew, title, detail, age, onFollow }: NewsRowProps) => {
  const t = useMessages(notificationsMessages);
  return (
    <li>
      <BareLink href={href} className="tele-news-row" data-new={isNew || undefined} onClick={onFollow}>
        <span className="tele-news-row__icon" data-tone={tone}>
          <Icon icon={icon} />
        </span>
        <span className="tele-news-row__text">
          <span className="tele-news-row__title">
            <span>{title}</span>
            {isNew && <VisuallyHidden>{` ${t.unseen}`}</VisuallyHidden>}
          </span>
          <span className="tele-news-row__detail">{detail}</span>
          <span className="tele-news-row__age">{age}</span>
        </span>
      </BareLink>
    </li>
  );
};
