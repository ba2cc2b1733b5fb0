import { ButtonLink, Notice, useMessages } from '@tele/ui';
import { workMessages } from './work.messages.ts';

/** Above the chooser, for a specialist whose approval was taken back; `href` says why. */
export const SuspendedNotice = ({ href }: { href: string }) => {
  const t = useMessages(workMessages);
  return (
    <Notice tone="critical" title={t.suspended} actions={<ButtonLink href={href}>{t.suspendedWhy}</ButtonLink>}>
      {t.suspendedText}
    </Notice>
  );
};
