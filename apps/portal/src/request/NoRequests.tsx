import { ButtonLink, EmptyState, FileIcon, PageHeader, useMessages } from '@tele/ui';
import { matchStart } from '../places.ts';
import { requestMessages } from './request.messages.ts';

/** The requests of a person without a patient profile. */
export const NoRequests = () => {
  const t = useMessages(requestMessages);
  return (
    <>
      <PageHeader title={t.title} />
      <EmptyState
        icon={FileIcon}
        title={t.none}
        hint={t.noneHint}
        action={
          <ButtonLink href={matchStart} variant="primary">
            {t.find}
          </ButtonLink>
        }
      />
    </>
  );
};
