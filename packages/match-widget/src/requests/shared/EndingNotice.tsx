import type { ProfessionId } from '@tele/core';
import { Notice, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { linkOrButton } from '../../screen/link-or-button.tsx';
import { worded } from '../../screen/worded.ts';
import { requestMessages } from './request.messages.ts';

export interface EndingNoticeProps {
  title: string;
  profession: ProfessionId;
  findHref?: ((profession: ProfessionId) => string) | undefined;
  onFind?: (() => void) | undefined;
  children: ReactNode;
}

export const EndingNotice = ({ title, profession, findHref, onFind, children }: EndingNoticeProps) => {
  const t = useMessages(requestMessages);
  return (
    <Notice
      tone="neutral"
      title={title}
      actions={linkOrButton(t.find(worded(profession)), findHref?.(profession), onFind)}
    >
      {children}
    </Notice>
  );
};
