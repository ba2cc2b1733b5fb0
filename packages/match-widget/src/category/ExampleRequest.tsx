import { StatusPill } from '@tele/kit';
import { Avatar, useMessages } from '@tele/ui';
import { categoryMessages } from './category.messages.ts';
import { GumBranch } from './GumBranch.tsx';

const ROWS = [
  { id: 'example-1', name: 'Dr Priya Venkatesan', line: 'exampleFirst', status: 'DECLINED' },
  { id: 'example-2', name: 'Dr Callum Brodie', line: 'exampleSecond', status: 'ACCEPTED' },
  { id: 'example-3', name: 'Dr Hạnh Nguyễn', line: 'exampleThird', status: 'LOST' },
] as const;

/** What a filled request looks like. A picture: nobody in it exists, so it is hidden from screen readers. */
export const ExampleRequest = () => {
  const t = useMessages(categoryMessages);
  return (
    <div className="tele-example-request" aria-hidden="true">
      <GumBranch />
      <div className="tele-example-request__slip">
        <div className="tele-example-request__head">
          <span>{t.exampleTitle}</span>
          <StatusPill kind="request" status="FILLED" />
        </div>
        {ROWS.map((row) => (
          <div key={row.id} className="tele-example-request__row" data-status={row.status}>
            <Avatar name={row.name} size={34} />
            <div className="tele-example-request__text">
              <div className="tele-example-request__name">{row.name}</div>
              <div className="tele-example-request__line">{t[row.line]}</div>
            </div>
            <StatusPill kind="candidate" status={row.status} viewer="patient" />
          </div>
        ))}
      </div>
    </div>
  );
};
