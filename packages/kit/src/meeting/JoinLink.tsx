import { ButtonLink, useMessages, VideoIcon, VisuallyHidden } from '@tele/ui';
import { meetingMessages } from './meeting.messages.ts';

export interface JoinLinkProps {
  href: string;
  className?: string;
}

/** Video link while open (core's joinState), in a tab without a referrer or opener. */
export const JoinLink = ({ href, className }: JoinLinkProps) => {
  const t = useMessages(meetingMessages);
  return (
    <ButtonLink
      className={className}
      variant="primary"
      iconStart={VideoIcon}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{t.join}</span>
      <VisuallyHidden>{` ${t.newTab}`}</VisuallyHidden>
    </ButtonLink>
  );
};
