import { StatusPill, useFormat } from '@tele/kit';
import { Avatar, useMessages } from '@tele/ui';
import { categoryMessages } from './category.messages.ts';
import { GumBranch } from './GumBranch.tsx';
import './ExampleRequest.css';

const exampleFeeCents = 24_500;

/** What a filled request looks like. A picture: nobody in it exists, so it is hidden from screen readers. */
export const ExampleRequest = () => {
  const t = useMessages(categoryMessages);
  const format = useFormat();
  const rows = [
    { name: t.firstName, line: t.firstLine, status: 'DECLINED' },
    { name: t.secondName, line: t.secondLine({ fee: format.cents(exampleFeeCents) }), status: 'ACCEPTED' },
    { name: t.thirdName, line: t.thirdLine, status: 'LOST' },
  ] as const;
  return (
    <div className="tele-example-request" aria-hidden="true">
      <GumBranch />
      <div className="tele-example-request__slip">
        <div className="tele-example-request__head">
          <span>{t.exampleTitle}</span>
          <StatusPill kind="request" status="FILLED" />
        </div>
        {rows.map(({ name, line, status }) => (
          <div key={status} className="tele-example-request__row" data-status={status}>
            <Avatar name={name} size={34} />
            <div className="tele-example-request__text">
              <div className="tele-example-request__name">{name}</div>
              <div className="tele-example-request__line">{line}</div>
            </div>
            <StatusPill kind="candidate" status={status} viewer="patient" />
          </div>
        ))}
      </div>
    </div>
  );
};
