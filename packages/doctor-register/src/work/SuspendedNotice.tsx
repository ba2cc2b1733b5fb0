import { ButtonLink, Notice, useMessages } from '@tele/ui';
import { workMessages } from './work.messages.ts';
import './SuspendedNotice.css';

export interface SuspendedNoticeProps {
  href: string;
}

/** Above the chooser, for a suspended specialist. */
export const SuspendedNotice = ({ href }: SuspendedNoticeProps) => {
  const t = useMessages(workMessages);
  return (
    <Notice
      tone="critical"
      title={t.suspended}
      className="tele-suspended-notice"
      actions={<ButtonLink href={href}>{t.suspendedWhy}</ButtonLink>}
    >
      {t.suspendedText}
    </Notice>
  );
};
