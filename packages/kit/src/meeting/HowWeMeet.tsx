import { joinOpensAt, joinState, spokenPhone, type AppointmentTime, type Meeting } from '@tele/core';
import { Button, Icon, PhoneIcon, useMessages, VideoIcon, VisuallyHidden } from '@tele/ui';
import { useState } from 'react';
import { useFormat } from '../format/use-format.ts';
import { useNow } from '../provider/context.ts';
import { JoinLink } from './JoinLink.tsx';
import { meetingMessages } from './meeting.messages.ts';
import './HowWeMeet.css';

export interface HowWeMeetProps {
  appointment: AppointmentTime;
  meeting: Meeting | null;
  side: 'patient' | 'specialist';
  name: string;
  /** The patient's phone number, if this reader may see it; null shows where to find it. */
  phone: string | null;
  /** The patient’s name, for a reader who booked for them. */
  bookedFor?: string | undefined;
  zone: string;
}

/** How both meet. Join is open from 10 minutes before the start until the end (design section 10 'u'). */
export const HowWeMeet = ({ meeting, ...props }: HowWeMeetProps) => {
  const t = useMessages(meetingMessages);
  if (!meeting) return <p className="tele-how-we-meet__line">{t.notTold}</p>;
  return <ToldMeeting meeting={meeting} {...props} />;
};

type ToldMeetingProps = HowWeMeetProps & { meeting: Meeting };

const ToldMeeting = ({ appointment, meeting, side, name, phone, bookedFor, zone }: ToldMeetingProps) => {
  const t = useMessages(meetingMessages);
  const format = useFormat();
  const now = useNow();
  const { way, videoUrl, instructions } = meeting;
  const state = joinState(appointment, now);
  const when = format.dayTimeWithZone(joinOpensAt(appointment), zone, now);
  const byVideo = { early: t.opens({ when }), open: t.open, over: t.over }[state];
  const said = way === 'video' ? byVideo : callLine();
  function callLine(): string {
    const number = phone === null ? null : spokenPhone(phone);
    if (side === 'specialist') return number === null ? t.youCall : t.youCallOn({ number });
    if (bookedFor !== undefined) return t.callsThem({ name, patientName: bookedFor });
    return number === null ? t.callsYou({ name }) : t.callsYouOn({ name, number });
  }
  return (
    <div className="tele-how-we-meet">
      <span className="tele-how-we-meet__icon">
        <Icon icon={way === 'video' ? VideoIcon : PhoneIcon} />
      </span>
      <div className="tele-how-we-meet__text">
        <div className="tele-how-we-meet__way">
          <VisuallyHidden>{`${t.title}: `}</VisuallyHidden>
          <span>{way === 'video' ? t.video : t.phone}</span>
        </div>
        <div className="tele-how-we-meet__line">{`${said}${instructions !== null ? ` ${instructions}` : ''}`}</div>
      </div>
      {way === 'video' && videoUrl !== null && state === 'open' && (
        <JoinLink className="tele-how-we-meet__join" href={videoUrl} />
      )}
      {way === 'video' && state === 'early' && <JoinLater text={t.notYet({ when })} />}
    </div>
  );
};

/** Join before it opens: pressing it announces when it does. */
const JoinLater = ({ text }: { text: string }) => {
  const t = useMessages(meetingMessages);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button className="tele-how-we-meet__join" iconStart={VideoIcon} onClick={() => setIsAsked(true)}>
        {t.join}
      </Button>
      <span role="status" className="tele-how-we-meet__status">
        {isAsked && text}
      </span>
    </>
  );
};
