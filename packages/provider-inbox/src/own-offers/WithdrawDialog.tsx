import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@tele/core';
import { changeItems, errorText, refreshAfter, useChange } from '@tele/kit';
import { ConfirmDialog, useMessages, useToast } from '@tele/ui';
import { ownOffersMessages } from './own-offers.messages.ts';

export interface WithdrawDialogProps {
  offer: Offer | null;
  onClose: () => void;
}

export const WithdrawDialog = ({ offer, onClose }: WithdrawDialogProps) => {
  const t = useMessages(ownOffersMessages);
  const cache = useQueryClient();
  const toast = useToast();
  const withdraw = useChange('withdrawOffer', {
    onDone: (withdrawn) => {
      changeItems(cache, 'myOffers', (items) =>
        items.map((each) => (each.offerId === withdrawn.offerId ? withdrawn : each)),
      );
      toast.show(t.withdrawn, { tone: 'positive' });
      onClose();
    },
  });
  const onConfirm = (): void => {
    if (!offer) return;
    // A conflict, such as a patient paying now, then shows in the list too.
    withdraw.mutate({ params: { id: offer.offerId } }, { onError: () => void refreshAfter(cache, 'withdrawOffer') });
  };
  return (
    <ConfirmDialog
      open={offer !== null}
      title={t.withdrawTitle}
      tone="danger"
      confirmLabel={t.withdraw}
      cancelLabel={t.keep}
      busy={withdraw.isPending}
      busyLabel={withdraw.isPaused ? t.waiting : t.withdrawing}
      error={withdraw.error && errorText(withdraw.error, t.notWithdrawn)}
      onConfirm={onConfirm}
      onCancel={() => {
        withdraw.reset();
        onClose();
      }}
    >
      {offer && t.withdrawDetail(offer.request)}
    </ConfirmDialog>
  );
};
