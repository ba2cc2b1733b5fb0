import { limits, sydney } from '@tele/core';
import { DateTile, ExampleRow, ExampleSlip, StatusPill, useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { workMessages } from './work.messages.ts';
import './ExampleRequest.css';

const example = { startISO: '2026-11-24T00:00:00.000Z', capCents: 30_000, feeCents: 24_500 };

export const ExampleRequest = () => {
  const t = useMessages(workMessages);
  const format = useFormat();
  const figures = [
    { label: t.yourFee, cents: example.feeCents, large: true },
    { label: t.toAccept, cents: limits.acceptanceFeeCents, large: false },
  ];
  return (
    <ExampleSlip title={t.exampleTitle} status={<StatusPill kind="candidate" status="PENDING" viewer="specialist" />}>
      <ExampleRow>
        <DateTile iso={example.startISO} zone={sydney} />
        <div>
          <div className="tele-work-example__time">{t.exampleTime}</div>
          <div className="tele-work-example__text">{t.exampleText({ cap: format.wholeDollars(example.capCents) })}</div>
        </div>
      </ExampleRow>
      {figures.map(({ label, cents, large }) => (
        <ExampleRow key={label}>
          <span className="tele-work-example__label">{label}</span>
          <strong className="tele-work-example__figure" data-large={large || undefined}>
            {format.cents(cents)}
          </strong>
        </ExampleRow>
      ))}
    </ExampleSlip>
  );
};
