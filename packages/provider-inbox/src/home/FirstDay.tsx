import { sydney, type Wording } from '@tele/core';
import { StatusPill, useFormat, useNow } from '@tele/kit';
import { HomePart } from '@tele/kit/screens';
import { ButtonLink, CalendarPlusIcon, CheckIcon, Icon, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { OnboardButton } from '../payouts/OnboardButton.tsx';
import type { FirstStep } from './first-steps.ts';
import type { ProviderHomeLinks } from './provider-home-links.ts';
import type { FirstDayFacts } from './provider-home.data.ts';
import { providerHomeMessages } from './provider-home.messages.ts';
import './FirstDay.css';

export interface FirstDayProps
  extends
    Pick<FirstDayFacts, 'steps' | 'decidedAt'>,
    Pick<ProviderHomeLinks, 'availabilityHref' | 'meetingHref' | 'profileHref'> {
  words: Wording;
}

interface StepContent {
  title: string;
  text: string;
  action: ReactNode;
}

export const FirstDay = (props: FirstDayProps) => {
  const { steps, decidedAt, words, availabilityHref, meetingHref = '', profileHref } = props;
  const t = useMessages(providerHomeMessages);
  const format = useFormat();
  const now = useNow();
  const variant = ({ isNext }: FirstStep) => (isNext ? 'primary' : 'secondary');
  const said: Readonly<Record<FirstStep['name'], (step: FirstStep) => StepContent>> = {
    verified: () => ({
      title: t.verified,
      text: decidedAt === null ? t.approved : t.approvedOn({ when: format.dayTimeWithZone(decidedAt, sydney, now) }),
      action: <StatusPill kind="provider" status="APPROVED" />,
    }),
    hours: (step) => ({
      title: t.hours,
      text: t.hoursText({ words }),
      action: (
        <ButtonLink variant={variant(step)} href={availabilityHref} iconStart={CalendarPlusIcon}>
          {t.hours}
        </ButtonLink>
      ),
    }),
    meeting: (step) => ({
      title: t.meeting,
      text: step.done ? t.meetingChosen : t.meetingText({ words }),
      action: (
        <ButtonLink variant={variant(step)} href={meetingHref}>
          {t.chooseMeeting}
        </ButtonLink>
      ),
    }),
    profile: (step) => ({
      title: t.profile,
      text: t.profileText({ words }),
      action: (
        <ButtonLink variant={variant(step)} href={profileHref}>
          {t.editProfile}
        </ButtonLink>
      ),
    }),
    payouts: (step) => ({
      title: t.setUpPayouts,
      text: t.payoutsText,
      action: <OnboardButton primary={step.isNext} />,
    }),
  };
  return (
    <HomePart
      title={t.firstTitle({ words })}
      state={
        <span className="tele-first-day__count">
          {t.done({ done: steps.filter(({ done }) => done).length, of: steps.length })}
        </span>
      }
    >
      <ol className="tele-first-day">
        {steps.map((step) => {
          const { title, text, action } = said[step.name](step);
          return (
            <li
              key={step.name}
              className="tele-first-day__step"
              data-done={step.done || undefined}
              aria-current={step.isNext ? 'step' : undefined}
            >
              <span className="tele-first-day__mark">
                {step.done && <Icon icon={CheckIcon} size="sm" label={t.stepDone} />}
              </span>
              <div className="tele-first-day__words">
                <b>{title}</b>
                <p>{text}</p>
              </div>
              {(step.done === false || step.name === 'verified') && (
                <div className="tele-first-day__action">{action}</div>
              )}
            </li>
          );
        })}
      </ol>
    </HomePart>
  );
};
