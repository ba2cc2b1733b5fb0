import type { ProfessionId } from '@tele/core';
import { ButtonLink, ErrorState, Notice, PageHeader, useLate, useMessages } from '@tele/ui';
import type { ReactNode, Ref } from 'react';
import { lateCategories } from '../category/late-category.ts';
import { useStanding } from '../standing/standing.data.ts';
import { UpdateForm } from './UpdateForm.tsx';
import { updateMessages } from './update.messages.ts';
import { UpdateLoading } from './UpdateLoading.tsx';
import './UpdateDocumentsScreen.css';

export interface UpdateDocumentsScreenProps {
  category: ProfessionId;
  onSaved?: (event: { category: ProfessionId }) => void;
  /** URLs of application status and profile; omitted ones are hidden. */
  links?: { application?: string; profile?: string };
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /work/account: documents of an approved provider, replaced one by one (spec section 2 'Doctor registration'). */
export const UpdateDocumentsScreen = (props: UpdateDocumentsScreenProps) => {
  const { category: profession, links = {}, titleRef } = props;
  const t = useMessages(updateMessages);
  const standing = useStanding(profession, false);
  const late = useLate(lateCategories[profession]);
  const body = (): ReactNode => {
    if (late.tag === 'failed') return <ErrorState message={t.notLoaded} onRetry={late.retry} />;
    if (standing.tag === 'unread') return <ErrorState message={t.notLoaded} onRetry={standing.retry} />;
    if (standing.tag === 'checking' || late.tag === 'waiting') return <UpdateLoading />;
    if (standing.tag !== 'known' || standing.provider.status !== 'APPROVED') {
      return (
        <Notice
          tone="info"
          actions={
            links.application && (
              <ButtonLink size="sm" href={links.application}>
                {t.toApplication}
              </ButtonLink>
            )
          }
        >
          {t.notApproved}
        </Notice>
      );
    }
    return (
      <UpdateForm
        key={profession}
        profession={profession}
        requirements={late.part.documents}
        held={standing.provider.documents}
        onSaved={() => props.onSaved?.({ category: profession })}
      />
    );
  };
  return (
    <div className="tele-update-documents">
      <PageHeader
        titleRef={titleRef}
        crumb={links.profile ? { label: t.back, href: links.profile } : undefined}
        title={t.title}
        lede={t.lede}
      />
      <div className="tele-update-documents__parts">{body()}</div>
    </div>
  );
};
