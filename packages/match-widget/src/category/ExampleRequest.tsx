import { ExampleRow, ExampleSlip, StatusPill, useFormat } from '@tele/kit';
import { Avatar, useMessages } from '@tele/ui';
import { categoryMessages } from './category.messages.ts';
import { GumBranch } from './GumBranch.tsx';
import './ExampleRequest.css';

const exampleFeeCents = 24_500;

export const ExampleRequest = () => {
  const t = useMessages(categoryMessages);
  const format = useFormat();
  const rows = [
    { name: t.firstName, line: t.firstLine, status: 'DECLINED' },
    { name: t.secondName, line: t.secondLine({ fee: format.cents(exampleFeeCents) }), status: 'ACCEPTED' },
    { name: t.thirdName, line: t.thirdLine, status: 'LOST' },
  ] as const;
  return (
    <ExampleSlip title={t.exampleTitle} status={<StatusPill kind="request" status="FILLED" />} branch={<GumBranch />}>
      {rows.map(({ name, line, status }) => (
        <ExampleRow key={status} accepted={status === 'ACCEPTED'}>
          <Avatar name={name} size={34} className="tele-example-request__person" />
          <div className="tele-example-request__text" data-accepted={status === 'ACCEPTED' || undefined}>
            <div className="tele-example-request__name" translate="no">
              {name}
            </div>
            <div className="tele-example-request__line">{line}</div>
          </div>
          <StatusPill kind="candidate" status={status} viewer="patient" />
        </ExampleRow>
      ))}
    </ExampleSlip>
  );
};
