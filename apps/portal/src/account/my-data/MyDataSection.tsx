import { Card, useMessages } from '@tele/ui';
import { AccountSection } from '../section/AccountSection.tsx';
import { DeleteRow, type DeleteRowProps } from './DeleteRow.tsx';
import { DownloadRow } from './DownloadRow.tsx';
import { myDataMessages } from './my-data.messages.ts';
import { ReadsRow } from './ReadsRow.tsx';
import '../section/AccountRows.css';

/** Download, access log and deletion of one's data (design s). */
export const MyDataSection = ({ works, onDeleted }: DeleteRowProps) => {
  const t = useMessages(myDataMessages);
  return (
    <AccountSection title={t.title} lede={t.lede}>
      <Card>
        <ul className="tele-account-rows">
          <DownloadRow works={works} />
          <ReadsRow />
          <DeleteRow works={works} onDeleted={onDeleted} />
        </ul>
      </Card>
    </AccountSection>
  );
};
