import { documentTypes, type DocumentAsked, type DocumentKind } from '@tele/core';
import { useDisplayZone, useFormat, useNow } from '@tele/kit';
import {
  AlertIcon,
  Button,
  CloseIcon,
  FileButton,
  FileCheckIcon,
  FileIcon,
  FileRow,
  IconButton,
  IdCardIcon,
  ImageIcon,
  ReloadIcon,
  TrashIcon,
  useFocusKept,
  useMessages,
  VisuallyHidden,
  type IconSource,
} from '@tele/ui';
import { documentMessages } from './documents.messages.ts';
import './DocumentRows.css';
import { PhotoPreview } from './PhotoPreview.tsx';
import type { UploadRow } from './rows.ts';
import { isBusy, type Upload } from './upload.ts';
import type { Uploads } from './use-uploads.ts';
import { whatIsWrong, type Texts } from './what-is-wrong.ts';

export interface DocumentRowProps {
  row: UploadRow;
  requirement: DocumentAsked;
  labels: ReadonlyMap<DocumentKind, string>;
  uploads: Uploads;
}

function iconOf({ upload, kind }: UploadRow): IconSource {
  if (upload.tag === 'refused' || upload.tag === 'failed') return AlertIcon;
  if (upload.tag === 'waiting' || (upload.tag === 'sending' && upload.again)) return ReloadIcon;
  if (kind === 'photo') return ImageIcon;
  if (kind === 'id1' || kind === 'id2') return IdCardIcon;
  return upload.tag === 'done' || upload.tag === 'held' ? FileCheckIcon : FileIcon;
}

function stateOf(row: UploadRow): 'empty' | 'busy' | 'done' | 'bad' {
  const { tag } = row.upload;
  if (isBusy(row)) return 'busy';
  if (tag === 'refused' || tag === 'failed') return 'bad';
  return tag === 'empty' ? 'empty' : 'done';
}

function courseOf(upload: Upload, { kind, required }: DocumentAsked, t: Texts): string {
  if (upload.tag === 'done') return t.chosen(upload);
  if (upload.tag === 'looking') return t.looking(upload);
  if (upload.tag === 'cropping') return t.cropping(upload);
  if (upload.tag === 'queued') return t.queued(upload);
  if (upload.tag === 'waiting') return upload.offline ? t.waitsForConnection : t.waitsAMoment;
  if (upload.tag === 'sending') return upload.again ? t.again : upload.name;
  return t.allowedFiles({ kind, required: required !== false });
}

export const DocumentRow = ({ row, requirement, labels, uploads }: DocumentRowProps) => {
  const { upload, kept, kind, sameAs } = row;
  const { label } = requirement;
  const t = useMessages(documentMessages);
  const format = useFormat();
  const [zone] = useDisplayZone();
  const now = useNow();
  const focus = useFocusKept(upload.tag);
  const wrong = whatIsWrong(upload, kind, t);
  const stays = kept && (kept.tag === 'done' ? t.stays(kept) : t.heldStays);
  const detail =
    upload.tag === 'held'
      ? t.held({ day: format.day(upload.uploadedAt, zone, now), bytes: upload.bytes })
      : (wrong ?? courseOf(upload, requirement, t));
  const isBad = wrong !== null;
  const canChoose = !isBusy(row);
  return (
    <FileRow
      {...focus}
      title={label}
      icon={iconOf(row)}
      state={stateOf(row)}
      preview={upload.tag === 'done' && upload.preview ? <PhotoPreview picture={upload.preview} /> : undefined}
      detail={
        <>
          <span>{`${detail}${isBad && stays ? ` ${stays}` : ''}`}</span>
          {sameAs && <span className="tele-documents__same">{t.sameAs({ other: labels.get(sameAs) ?? '' })}</span>}
        </>
      }
      progress={
        upload.tag === 'sending'
          ? {
              value: upload.bytes > 0 ? upload.sent / upload.bytes : 0,
              label: t.sending({ label }),
              text: t.bytes({ sent: upload.sent, whole: upload.bytes }),
            }
          : undefined
      }
      onFile={canChoose ? (file) => void uploads.choose(kind, file) : undefined}
      actions={
        <>
          {upload.tag === 'failed' && (
            <Button size="sm" iconStart={ReloadIcon} onClick={() => uploads.retry(kind)}>
              <span>{t.tryAgain}</span>
              <VisuallyHidden>{t.of({ label })}</VisuallyHidden>
            </Button>
          )}
          {canChoose && upload.tag !== 'done' && (
            <FileButton
              size="sm"
              accept={documentTypes[kind].join(',')}
              inputName={kind}
              onFile={(file) => void uploads.choose(kind, file)}
            >
              <span>{isBad ? t.chooseAgain : upload.tag === 'held' ? t.replace : t.choose}</span>
              <VisuallyHidden>{t.of({ label })}</VisuallyHidden>
            </FileButton>
          )}
          {isBusy(row) && (
            <IconButton size="sm" icon={CloseIcon} label={t.stop({ label })} onClick={() => uploads.cancel(kind)} />
          )}
          {(upload.tag === 'done' || upload.tag === 'failed') && (
            <IconButton size="sm" icon={TrashIcon} label={t.remove({ label })} onClick={() => uploads.remove(kind)} />
          )}
        </>
      }
    />
  );
};
