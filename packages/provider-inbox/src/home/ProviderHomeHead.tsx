import { ButtonLink, CalendarDaysIcon, InboxIcon, PageHeader, useMessages, VisuallyHidden } from '@tele/ui';
import type { ProviderHomeLinks } from './provider-home-links.ts';
import { providerHomeMessages } from './provider-home.messages.ts';
import './ProviderHomeScreen.css';

export interface ProviderHomeHeadProps extends Pick<ProviderHomeLinks, 'inboxHref' | 'availabilityHref'> {
  title: string;
  lede: string | null;
  /** Number of requests to answer; undefined while unknown. */
  toAnswer: number | undefined;
}

/** Greeting, next appointment and two daily tools. */
export const ProviderHomeHead = ({ title, lede, toAnswer = 0, inboxHref, availabilityHref }: ProviderHomeHeadProps) => {
  const t = useMessages(providerHomeMessages);
  return (
    <PageHeader
      className="tele-work-home__head"
      title={title}
      lede={lede ?? '\u00a0'}
      tools={
        <div className="tele-work-home__tools">
          <ButtonLink href={inboxHref} iconStart={InboxIcon}>
            <span>{t.inbox}</span>
            {toAnswer > 0 && (
              <>
                <span className="tele-work-home__count" aria-hidden="true">
                  {toAnswer > 99 ? '99+' : toAnswer}
                </span>
                <VisuallyHidden>{` ${t.toAnswerCount({ count: toAnswer })}`}</VisuallyHidden>
              </>
            )}
          </ButtonLink>
          <ButtonLink href={availabilityHref} iconStart={CalendarDaysIcon}>
            {t.availability}
          </ButtonLink>
        </div>
      }
    />
  );
};
