import { providerWordingOf, wordingOf, type ProfessionId } from '@tele/core';
import { ButtonLink, Card, EmptyState, ErrorState, FileIcon, Notice, PageHeader, Spinner, useMessages } from '@tele/ui';
import type { Provider } from '../standing/read-provider.ts';
import { useStanding } from '../standing/standing.data.ts';
import { profileMessages } from './profile.messages.ts';
import { ProfileCard } from './ProfileCard.tsx';
import './ProfileScreen.css';

export interface ProfileScreenProps {
  category: ProfessionId;
  links: { register: string; documents?: string };
}

const notShown = {
  PENDING: ['caution', 'pending', 'pendingText'],
  REJECTED: ['critical', 'rejected', 'rejectedText'],
  SUSPENDED: ['critical', 'suspended', 'suspendedText'],
} as const;

/** /work/:category/me: public preview of a provider's profile (spec section 2). */
export const ProfileScreen = ({ category, links }: ProfileScreenProps) => {
  const t = useMessages(profileMessages);
  const words = { ...wordingOf(category), ...providerWordingOf(category) };
  const standing = useStanding(category, false);
  const known = (provider: Provider) => (
    <>
      {provider.status !== 'APPROVED' && <Hidden status={provider.status} words={words} />}
      <ProfileCard provider={provider} specialtyLabel={words.specialtyLabel} />
    </>
  );
  return (
    <div className="tele-provider-profile">
      <PageHeader
        title={t.title(words)}
        lede={t.lede(words)}
        crumb={{ label: t.back(words), href: links.register }}
        tools={
          links.documents &&
          standing.tag === 'known' &&
          standing.provider.status === 'APPROVED' && (
            <ButtonLink href={links.documents} iconStart={FileIcon}>
              {t.documents}
            </ButtonLink>
          )
        }
      />
      {standing.tag === 'checking' && <Spinner size="lg" label={t.loading} />}
      {standing.tag === 'known' && known(standing.provider)}
      {standing.tag === 'unread' && (
        <Card>
          <ErrorState message={t.failed} onRetry={standing.retry} />
        </Card>
      )}
      {(standing.tag === 'none' || standing.tag === 'signed-out') && (
        <Card>
          <EmptyState
            title={t.none}
            hint={t.noneHint}
            action={<ButtonLink href={links.register}>{t.apply(words)}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  );
};

const Hidden = ({ status, words }: { status: keyof typeof notShown; words: { clients: string } }) => {
  const t = useMessages(profileMessages);
  const [tone, title, text] = notShown[status];
  const said = t[text];
  return (
    <Notice tone={tone} title={t[title]}>
      {typeof said === 'string' ? said : said(words)}
    </Notice>
  );
};
