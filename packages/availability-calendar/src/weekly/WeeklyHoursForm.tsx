import {
  addDays,
  checkWeeklyHours,
  copyDay,
  dayKey,
  dayLabel,
  formatDayYear,
  isFaulty,
  mondayOf,
  planWeeklyHours,
  readableHours,
  readWeeklyHours,
  sydney,
  wallTimeToInstant,
  weeklyHoursOf,
  type DayHours,
  type WeeklyHours,
} from '@tele/core';
import { callQuery, DateInput, showError, useTele } from '@tele/kit';
import { Button, Card, Field, Link, Notice, PageHeader, useLocale, useMessages, useToast } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { faultMessages } from '../draft/draft.messages.ts';
import { CopyDay } from './CopyDay.tsx';
import { DayRow } from './DayRow.tsx';
import type { KeptWeekly } from './kept-weekly.ts';
import { WeeklyNotes } from './WeeklyNotes.tsx';
import { WeekPreview } from './WeekPreview.tsx';
import { weeklyFaults, weeklyMessages } from './weekly.messages.ts';
import type { WeeklyTableInput } from './weekly-table.ts';
import './WeeklyHours.css';

export interface WeeklyHoursFormProps extends WeeklyTableInput {
  kept: KeptWeekly;
  rulesHref: string | undefined;
  onKeep: (kept: KeptWeekly) => void;
}

export const WeeklyHoursForm = (props: WeeklyHoursFormProps) => {
  const { blocks, away, edits, kept, rulesHref, onPrepare, onKeep } = props;
  const isFirst = kept.open === null;
  const { client, now } = useTele();
  const t = useMessages(weeklyMessages);
  const faultTexts = useMessages(weeklyFaults);
  const blockFaults = useMessages(faultMessages);
  const locale = useLocale();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const today = dayKey(now().toISOString(), sydney);
  const [hours, setHours] = useState(() => readWeeklyHours(kept.hours) ?? weeklyHoursOf(blocks, today));
  const [problem, setProblem] = useState<string | null>(null);
  // Optional: without it, the effect of a break is left out.
  const { data: rules } = useQuery(callQuery(client, 'workingRules'));
  useEffect(onPrepare, [onPrepare]);
  useEffect(() => {
    if (!isFirst) title.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    const screen = form.current?.parentElement;
    // The calendar is back by now.
    return () => screen?.querySelector<HTMLElement>('[data-weekly]')?.focus();
  }, []);
  const names = useMemo(() => {
    const monday = mondayOf(today);
    return Array.from({ length: 7 }, (_, index) => dayLabel(addDays(monday, index), locale).weekdayLong);
  }, [today, locale]);
  const faults = checkWeeklyHours(hours, today);
  const plan = useMemo(
    () =>
      planWeeklyHours({
        hours: readableHours(hours, today),
        blocks,
        timeOff: away.flatMap(({ item }) => (item.kind === 'off' ? [item] : [])),
        now: now(),
      }),
    [hours, today, blocks, away, now],
  );
  const change = (next: WeeklyHours): void => {
    setProblem(null);
    setHours(next);
    onKeep({ ...kept, hours: next });
  };
  const setDay = (weekday: number, day: DayHours): void =>
    change({ ...hours, days: hours.days.map((held, at) => (at === weekday ? day : held)) });
  const copy = (weekday: number, to: readonly number[]): void => {
    const before = hours;
    change(copyDay(hours, weekday, to));
    toast.show(t.copied({ day: names[weekday] ?? '', count: to.length }), {
      tone: 'positive',
      action: { label: t.undo, onSelect: () => change(before) },
    });
  };
  const close = (held: WeeklyHours | null): void => onKeep({ open: false, hours: held });
  const refuse = (text: string | null): void => {
    setProblem(text);
    if (form.current) showError(form.current, alert.current);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (isFaulty(faults)) refuse(faults.isClosed ? t.closed : null);
    else if (plan.type === 'refused') refuse(blockFaults[plan.fault]);
    else if (plan.isDone) refuse(t.done);
    else {
      edits.commit(plan.blocks, t.saved, () => onKeep({ open: true, hours }));
      close(null);
    }
  };
  const spaced = plan.type === 'planned' && rules?.keepsHalfHour && plan.slots > 0 ? plan.spacedSlots : null;
  return (
    <form ref={form} noValidate className="tele-weekly" onSubmit={save}>
      <PageHeader
        titleRef={title}
        level={2}
        title={isFirst ? t.firstTitle : t.title}
        lede={t.lede}
        crumb={{ label: t.back, onSelect: () => close(hours) }}
      />
      <div className="tele-weekly__columns">
        <div className="tele-weekly__column">
          <Card className="tele-weekly__table">
            {hours.days.map((day, weekday) => (
              <DayRow
                key={weekday}
                name={names[weekday] ?? ''}
                hours={day}
                faults={faults.ranges[weekday] ?? []}
                onChange={(next) => setDay(weekday, next)}
              >
                <CopyDay weekday={weekday} names={names} hours={hours} onCopy={(to) => copy(weekday, to)} />
              </DayRow>
            ))}
          </Card>
          <Card padded>
            <div className="tele-weekly__dates">
              <Field label={t.from} error={faults.from && faultTexts[faults.from]} required>
                <DateInput value={hours.from} min={today} onValueChange={(from) => change({ ...hours, from })} />
              </Field>
              <Field label={t.until} optional hint={t.untilHint} error={faults.until && faultTexts[faults.until]}>
                <DateInput
                  placeholder={t.noEnd}
                  value={hours.until}
                  min={hours.from}
                  onValueChange={(until) => change({ ...hours, until })}
                />
              </Field>
            </div>
          </Card>
          {plan.type === 'planned' && <WeeklyNotes plan={plan} />}
        </div>
        <div className="tele-weekly__column">
          {plan.type === 'planned' && <WeekPreview plan={plan} />}
          {spaced !== null && (
            <p className="tele-weekly__muted">
              <span>{t.spaced({ count: spaced })}</span> {rulesHref && <Link href={rulesHref}>{t.change}</Link>}
            </p>
          )}
        </div>
      </div>
      <div className="tele-weekly-bar">
        <div ref={alert} role="alert">
          {problem && (
            <Notice tone="critical" compact>
              {problem}
            </Notice>
          )}
        </div>
        <span className="tele-weekly__muted">
          {plan.type === 'planned' &&
            t.total({
              hours: plan.newMinutes / 60,
              last: formatDayYear(wallTimeToInstant(plan.lastDay, 0, sydney), sydney, locale),
            })}
        </span>
        <Button variant="ghost" size="lg" onClick={() => close(isFirst ? hours : null)}>
          {isFirst ? t.skip : t.cancel}
        </Button>
        <Button type="submit" variant="primary" size="lg">
          {t.save}
        </Button>
      </div>
    </form>
  );
};
