import { ButtonLink, EmptyState, FileIcon, PageHeader, useMessages } from '@tele/ui';
import { noRequestsMessages } from './no-requests.messages.ts';

export interface NoRequestsProps {
  findHref: string;
}

/** /requests for people without a patient profile, who cannot have requests. */
export const NoRequests = ({ findHref }: NoRequestsProps) => {
  const t = useMessages(noRequestsMessages);
  return (
    <>
      <PageHeader title={t.title} />
      <EmptyState
        icon={FileIcon}
        title={t.none}
        hint={t.noneHint}
        action={
          <ButtonLink href={findHref} variant="primary">
            {t.find}
          </ButtonLink>
        }
      />
    </>
  );
};
