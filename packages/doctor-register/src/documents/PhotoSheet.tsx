import { Button, firstArea, Notice, PhotoCrop, Sheet, useMessages } from '@tele/ui';
import { useRef, useState } from 'react';
import type { CropArea } from '@tele/ui';
import { documentMessages } from './documents.messages.ts';
import { leastPhotoSide } from './prepare-file.ts';

export interface PhotoSheetProps {
  picture: ImageBitmap;
  onUse: (area: CropArea) => Promise<void> | undefined;
  onCancel: () => void;
}

export const PhotoSheet = ({ picture, onUse, onCancel }: PhotoSheetProps) => {
  const t = useMessages(documentMessages);
  const stage = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState(() => firstArea(picture));
  const [state, setState] = useState<'choosing' | 'busy' | 'failed'>('choosing');
  const use = async (): Promise<void> => {
    setState('busy');
    try {
      await onUse(area);
    } catch {
      setState('failed');
    }
  };
  return (
    <Sheet
      open
      title={t.cropTitle}
      description={t.cropText}
      dismissible={state !== 'busy'}
      initialFocusRef={stage}
      onOpenChange={onCancel}
      footer={
        <Button variant="primary" size="lg" block loading={state === 'busy'} onClick={() => void use()}>
          {t.usePhoto}
        </Button>
      }
    >
      <PhotoCrop ref={stage} picture={picture} area={area} onAreaChange={setArea} leastSide={leastPhotoSide} />
      {state === 'failed' && (
        <Notice tone="critical" role="alert" compact>
          {t.notDrawn}
        </Notice>
      )}
    </Sheet>
  );
};
