import { isScanPassed, type StaffApplication } from '@tele/core';
import { errorText, useTele } from '@tele/kit';
import { DownloadIcon, IconButton, ReloadIcon, useMessages, useToast, ZoomInIcon, ZoomOutIcon } from '@tele/ui';
import { viewerMessages } from './viewer.messages.ts';
import { zoomBy, type Zoom } from './zoom.ts';
import './PaperTools.css';

export interface PaperToolsProps {
  applicationId: string;
  file: StaffApplication['documents'][number];
  /** Null until the document loads. */
  pages: number | null;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  onTurn: () => void;
}

export const PaperTools = ({ applicationId, file, pages, zoom, onZoom, onTurn }: PaperToolsProps) => {
  const t = useMessages(viewerMessages);
  const { client } = useTele();
  const toast = useToast();
  const { kind, contentType: type, bytes } = file;
  const smaller = zoomBy(zoom, -1);
  const larger = zoomBy(zoom, 1);
  const download = async (view: Window | null): Promise<void> => {
    try {
      const { url } = await client.call('staffDocument', { params: { id: applicationId, kind } });
      view?.open(url, '_blank', 'noopener,noreferrer');
    } catch (error) {
      toast.show(errorText(error, t.notDownloaded), { tone: 'critical' });
    }
  };
  return (
    <div className="tele-paper-tools">
      <span className="tele-paper-tools__file">
        {pages === null || type !== 'application/pdf'
          ? t.file({ type, bytes })
          : t.fileWithPages({ type, bytes, pages })}
      </span>
      <IconButton
        icon={ZoomOutIcon}
        label={t.zoomOut}
        disabled={pages === null || smaller === undefined}
        onClick={() => smaller && onZoom(smaller)}
      />
      <span className="tele-paper-tools__zoom" aria-live="polite">
        {t.zoom({ zoom })}
      </span>
      <IconButton
        icon={ZoomInIcon}
        label={t.zoomIn}
        disabled={pages === null || larger === undefined}
        onClick={() => larger && onZoom(larger)}
      />
      <IconButton icon={ReloadIcon} label={t.turn} disabled={pages === null} onClick={onTurn} />
      <IconButton
        icon={DownloadIcon}
        label={t.download}
        disabled={!isScanPassed(file.scan)}
        onClick={({ currentTarget }) => void download(currentTarget.ownerDocument.defaultView)}
      />
    </div>
  );
};
