import { Button, EmptyState, FileIcon, ReloadIcon, useMessages } from '@tele/ui';
import { viewerMessages, type LockedScan } from './viewer.messages.ts';
import './DocumentPanel.css';

export interface LockedDocumentProps {
  scan: LockedScan;
  onReload: () => void;
}

/** Document that the virus scan locks: why, with advice. */
export const LockedDocument = ({ scan, onReload }: LockedDocumentProps) => {
  const t = useMessages(viewerMessages);
  return (
    <div className="tele-document-panel__message">
      <EmptyState
        icon={FileIcon}
        title={t.locked({ scan })}
        hint={t.lockedHint({ scan })}
        action={
          scan !== 'refused' && (
            <Button iconStart={ReloadIcon} onClick={onReload}>
              {t.checkAgain}
            </Button>
          )
        }
      />
    </div>
  );
};
