import { Button, LatePart, ReceiptIcon, Sheet, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useState } from 'react';
import { lateReceipt } from './late-receipt.ts';
import { receiptMessages } from './receipt.messages.ts';

export interface ReceiptButtonProps {
  appointmentId: string;
}

export const ReceiptButton = ({ appointmentId }: ReceiptButtonProps) => {
  const t = useMessages(receiptMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        iconStart={ReceiptIcon}
        onPointerEnter={() => lateReceipt.preload()}
        onClick={() => setOpen(true)}
      >
        {t.receipt}
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t.receipt}
        footer={<Button onClick={() => setOpen(false)}>{t.close}</Button>}
      >
        <LatePart
          code={lateReceipt}
          loading={
            <SkeletonRegion label={t.loading}>
              <Skeleton shape="block" height={220} />
            </SkeletonRegion>
          }
        >
          {(ReceiptFacts) => <ReceiptFacts appointmentId={appointmentId} />}
        </LatePart>
      </Sheet>
    </>
  );
};
