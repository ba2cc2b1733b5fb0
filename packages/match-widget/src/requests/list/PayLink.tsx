import { limits, type Selection } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { ButtonLink, useMessages } from '@tele/ui';
import { requestsMessages } from './requests.messages.ts';

export interface PayLinkProps {
  selection: Selection;
  zone: string;
  href: string;
  primary?: boolean;
}

export const PayLink = ({ selection: { specialty, createdAt }, zone, href, primary = false }: PayLinkProps) => {
  const t = useMessages(requestsMessages);
  const format = useFormat();
  const day = format.day(createdAt, zone, useNow());
  const fee = format.wholeDollars(limits.bookingFeeCents);
  return (
    <ButtonLink
      variant={primary ? 'primary' : 'secondary'}
      size="sm"
      href={href}
      aria-label={t.payWhich({ fee, specialty, day })}
    >
      {t.pay({ fee })}
    </ButtonLink>
  );
};
