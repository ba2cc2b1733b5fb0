import type { DayRange, Alert } from '@tele/core';
import { errorText, Money, useFormat, ZonedTime } from '@tele/kit';
import {
  BellRingIcon,
  Button,
  Card,
  CardBody,
  CardFooter,
  DataList,
  DataRow,
  Heading,
  Icon,
  Notice,
  useMessages,
} from '@tele/ui';
import { filtersMessages } from '../filters/filters.messages.ts';
import type { AlertSubject } from './alert.data.ts';
import { alertMessages } from './alert.messages.ts';
import './AlertView.css';

export interface AlertViewProps {
  what: AlertSubject;
  /** The specialist's name, for an alert about one. */
  name?: string | undefined;
  zone: string;
  /** Email address of the alert. */
  email: string;
  /** Active alert with exactly this subject. */
  going: Alert | undefined;
  busy: boolean;
  /** Error of the last press. */
  error?: Error | null;
  onSet: () => void;
  onStop: () => void;
}

/** Alert's subject and last day, with a button to turn it off once it is on (design section 10 'x3'). */
export const AlertView = (props: AlertViewProps) => {
  const { what, name, zone, email, going, busy, error = null, onSet, onStop } = props;
  const t = useMessages(alertMessages);
  const words = useMessages(filtersMessages);
  const format = useFormat();
  const { days, part, languages, gender, maxFeeCents } = what.filters;
  const short = (key: string): string => `${format.dayLabel(key).day} ${format.dayLabel(key).month}`;
  const range = (span: DayRange): string =>
    span.from === span.to ? short(span.from) : `${short(span.from)} – ${short(span.to)}`;
  const title = going ? t.on : name === undefined ? t.title : t.titleOfOne({ name });
  const subject = name ?? t.place({ specialty: what.specialty ?? '', state: what.state });
  return (
    <Card className="tele-alert-card">
      <CardBody>
        <div className="tele-alert-card__head">
          <span className="tele-alert-card__bell">
            <Icon icon={BellRingIcon} />
          </span>
          <div>
            <Heading level={2} look="section">
              {title}
            </Heading>
            {/* The pressed button now has another label, so this announces the outcome. */}
            <p role="status">
              {going ? t.onUntil({ until: <ZonedTime key="until" startISO={going.until} zone={zone} day /> }) : t.lede}
            </p>
          </div>
        </div>
        <DataList>
          <DataRow term={t.alertFor}>{subject}</DataRow>
          <DataRow term={t.times}>
            {t.timesOf({
              part: part ? words.partName({ part }) : null,
              day: days ? range(days) : null,
            })}
          </DataRow>
          {languages && <DataRow term={t.language}>{t.languages({ languages })}</DataRow>}
          {gender && <DataRow term={t.gender}>{gender}</DataRow>}
          {maxFeeCents !== undefined && (
            <DataRow term={t.fee}>
              <Money cents={maxFeeCents} />
            </DataRow>
          )}
          {!going && (
            <DataRow term={t.writeTo}>
              <bdi translate="no">{email}</bdi>
            </DataRow>
          )}
          {!going && <DataRow term={t.until}>{t.days}</DataRow>}
        </DataList>
        {error && (
          <Notice tone="critical" title={t.failed} role="alert">
            {errorText(error, t.failed)}
          </Notice>
        )}
      </CardBody>
      <CardFooter>
        {going ? (
          <Button loading={busy} onClick={onStop}>
            {t.stop}
          </Button>
        ) : (
          <Button variant="primary" loading={busy} loadingLabel={t.setting} onClick={onSet}>
            {t.set}
          </Button>
        )}
      </CardFooter>
    </Card>
  );
};
