import { dayMs, limits, type Alert, type DayRange } from '@tele/core';
import { errorText, Money, useFormat, useNow, ZonedTime } from '@tele/kit';
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
  name?: string | undefined;
  zone: string;
  email: string;
  going: Alert | undefined;
  busy: boolean;
  error?: Error | null;
  onSet: () => void;
  onStop: () => void;
}

export const AlertView = (props: AlertViewProps) => {
  const { what, name, zone, email, going, busy, error = null, onSet, onStop } = props;
  const t = useMessages(alertMessages);
  const words = useMessages(filtersMessages);
  const format = useFormat();
  const { days, part, languages, gender, maxFeeCents } = what.filters;
  const short = (key: string): string => `${format.dayLabel(key).day} ${format.dayLabel(key).month}`;
  const range = (span: DayRange): string =>
    span.from === span.to ? short(span.from) : `${short(span.from)} – ${short(span.to)}`;
  const over = new Date(useNow().getTime() + limits.alertDays * dayMs).toISOString();
  const lastDay = days && days.to < over ? short(days.to) : null;
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
            <Heading level={2} look="card">
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
              <bdi translate="no">
                <span>{email.slice(0, email.indexOf('@'))}</span>
                <wbr />
                <span>{email.slice(email.indexOf('@'))}</span>
              </bdi>
            </DataRow>
          )}
          {!going && <DataRow term={t.until}>{t.ends({ lastDay })}</DataRow>}
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
