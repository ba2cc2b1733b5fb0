import { StatusPill } from '@tele/kit';
import { Avatar } from '@tele/ui';
import { GumBranch } from './GumBranch.tsx';

const ROWS = [
  { id: 'example-1', name: 'Dr Priya Venkatesan', line: 'Tue 24 Nov, 9:30 am', status: 'DECLINED' },
  { id: 'example-2', name: 'Dr Callum Brodie', line: 'Tue 24 Nov, 11:00 am · $245.00', status: 'ACCEPTED' },
  { id: 'example-3', name: 'Dr Hạnh Nguyễn', line: 'Wed 25 Nov, 8:30 am', status: 'LOST' },
] as const;

/** What a filled request looks like. A picture: nobody in it exists, so it is hidden from screen readers. */
export const ExampleRequest = () => (
  <div className="tele-example-request" aria-hidden="true">
    <GumBranch />
    <div className="tele-example-request__slip">
      <div className="tele-example-request__head">
        <span>Gastroenterology request</span>
        <StatusPill kind="request" status="FILLED" />
      </div>
      {ROWS.map((row) => (
        <div key={row.id} className="tele-example-request__row" data-status={row.status}>
          <Avatar name={row.name} size={34} />
          <div className="tele-example-request__text">
            <div className="tele-example-request__name">{row.name}</div>
            <div className="tele-example-request__line">{row.line}</div>
          </div>
          <StatusPill kind="candidate" status={row.status} viewer="patient" />
        </div>
      ))}
    </div>
  </div>
);
