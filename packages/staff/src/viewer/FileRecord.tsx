import type { StaffApplication } from '@tele/core';
import { Notice, useMessages } from '@tele/ui';
import { viewerMessages } from './viewer.messages.ts';
import './FileRecord.css';

export interface FileRecordProps {
  file: StaffApplication['documents'][number];
}

/** Virus scan and SHA-256 of a file; a warning if it was not part of the decision. */
export const FileRecord = ({ file: { scan, sha256, replaced } }: FileRecordProps) => {
  const t = useMessages(viewerMessages);
  return (
    <div className="tele-file-record">
      <span>{t.scan({ scan })}</span>
      <span className="tele-file-record__hash">
        <span>{t.hash}</span> {sha256 === null ? <span>{t.noHash}</span> : <code translate="no">{sha256}</code>}
      </span>
      {replaced && (
        <Notice compact tone="caution">
          {t.replaced}
        </Notice>
      )}
    </div>
  );
};
