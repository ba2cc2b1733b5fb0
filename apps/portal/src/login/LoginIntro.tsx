import { formatCents, limits } from '@tele/core';
import { OutcomeRow, OutcomeRows, ProfessionCells } from '@tele/kit';
import {
  BadgeCheckIcon,
  BriefcaseIcon,
  CalendarCheckIcon,
  ExternalLinkIcon,
  FileCheckIcon,
  Heading,
  Icon,
  Link,
  LockIcon,
  UndoIcon,
  useLocale,
  useMessages,
} from '@tele/ui';
import { SiteFoot } from '../foot/SiteFoot.tsx';
import { places } from '../places.ts';
import { introMessages } from './intro.messages.ts';
import './LoginIntro.css';

/** Below the sign-in: what Tele is, for someone new (design section 12, i2). */
export const LoginIntro = () => {
  const t = useMessages(introMessages);
  const fee = formatCents(limits.bookingFeeCents, useLocale());
  const steps = [
    { title: t.pick, text: t.pickText({ max: limits.maxPicks }) },
    { title: t.send, text: t.sendText({ fee }) },
    { title: t.accepted, text: t.acceptedText },
  ];
  const facts = [
    { icon: BadgeCheckIcon, text: t.registered },
    { icon: FileCheckIcon, text: t.documents },
    { icon: ExternalLinkIcon, text: t.register },
  ];
  return (
    <>
      <section id="how-it-works" className="tele-login-intro">
        <Heading level={2}>{t.howItWorks}</Heading>
        <ol className="tele-login-intro__steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="tele-login-intro">
        <Heading level={2}>{t.categories}</Heading>
        <nav className="tele-login-intro__kinds" aria-label={t.categories}>
          <ProfessionCells href={places.search.href} />
        </nav>
      </section>
      <div className="tele-login-intro tele-login-intro__pair">
        <section>
          <Heading level={2} look="card">
            {t.pay}
          </Heading>
          <OutcomeRows label={t.pay}>
            <OutcomeRow icon={LockIcon} title={t.held} text={t.heldText} cents={limits.bookingFeeCents} />
            <OutcomeRow
              icon={CalendarCheckIcon}
              title={t.charged}
              text={t.chargedText}
              cents={limits.bookingFeeCents}
            />
            <OutcomeRow icon={UndoIcon} title={t.nothing} text={t.nothingText} cents={0} />
          </OutcomeRows>
        </section>
        <section>
          <Heading level={2} look="card">
            {t.see}
          </Heading>
          <ul className="tele-login-intro__facts">
            {facts.map(({ icon, text }) => (
              <li key={text}>
                <Icon icon={icon} />
                <span>{text}</span>
              </li>
            ))}
            <li>
              <Icon icon={BriefcaseIcon} />
              <span>
                <span>{t.provider}</span> <Link href={places.join.href('doctors')}>{t.registerLink}</Link>
              </span>
            </li>
          </ul>
        </section>
      </div>
      <SiteFoot>
        <p>{t.emergency}</p>
      </SiteFoot>
    </>
  );
};
