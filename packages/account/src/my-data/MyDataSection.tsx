import { Card, useMessages } from '@tele/ui';
import { AccountSection } from '../section/AccountSection.tsx';
import { DeleteRow, type DeleteRowProps } from './DeleteRow.tsx';
import { DownloadRow } from './DownloadRow.tsx';
import { myDataMessages } from './my-data.messages.ts';
import { ReadsRow } from './ReadsRow.tsx';
import '../section/AccountRows.css';

export const MyDataSection = (props: DeleteRowProps) => {
  const t = useMessages(myDataMessages);
  return (
    <AccountSection title={t.title} lede={t.lede}>
      <Card>
        <ul className="tele-account-rows">
          <DownloadRow works={props.works} />
          <ReadsRow />
          <DeleteRow {...props} />
        </ul>
      </Card>
    </AccountSection>
  );
};
