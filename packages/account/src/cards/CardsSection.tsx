import { useQuery } from '@tanstack/react-query';
import type { SavedCard } from '@tele/core';
import { callQuery, CardBrand, errorText, QueryBoundary, useCardWords, useChange, useTele } from '@tele/kit';
import { Button, Card, ConfirmDialog, Skeleton, useFocusKept, useMessages, useToast, VisuallyHidden } from '@tele/ui';
import { useState } from 'react';
import { AccountRow } from '../section/AccountRow.tsx';
import { AccountSection } from '../section/AccountSection.tsx';
import { ownCardsMessages } from './cards.messages.ts';
import '../section/AccountRows.css';

export const CardsSection = () => {
  const t = useMessages(ownCardsMessages);
  const { client } = useTele();
  const toast = useToast();
  const words = useCardWords();
  const query = useQuery(callQuery(client, 'myCards'));
  const focus = useFocusKept<HTMLElement>(String(query.data?.items.length));
  // Kept during the closing animation.
  const [shown, setShown] = useState<SavedCard | null>(null);
  const [asking, setAsking] = useState(false);
  const named = shown ? words.name(shown) : '';
  const remove = useChange('removeCard', {
    onDone: () => {
      setAsking(false);
      toast.show(t.removed({ card: named }), { tone: 'positive' });
    },
  });
  return (
    <AccountSection title={t.title} lede={t.lede}>
      <QueryBoundary
        query={query}
        errorTitle={t.loadFailed}
        loadingLabel={t.loading}
        loading={<Skeleton shape="block" height={72} />}
      >
        {({ items }) => (
          <Card {...focus}>
            <ul className="tele-account-rows">
              {items.length === 0 && <li className="tele-account-rows__row">{t.none}</li>}
              {items.map((card) => (
                <AccountRow
                  key={card.cardId}
                  mark={<CardBrand card={card} />}
                  title={words.name(card)}
                  hint={words.expires(card)}
                >
                  <Button
                    size="sm"
                    onClick={() => {
                      setShown(card);
                      setAsking(true);
                    }}
                  >
                    <span>{t.remove}</span>
                    <VisuallyHidden>{t.ofWhich({ card: words.name(card) })}</VisuallyHidden>
                  </Button>
                </AccountRow>
              ))}
            </ul>
          </Card>
        )}
      </QueryBoundary>
      <ConfirmDialog
        open={asking}
        title={t.removeTitle({ card: named })}
        tone="danger"
        confirmLabel={t.remove}
        cancelLabel={t.keep}
        busy={remove.isPending}
        busyLabel={t.removing}
        error={remove.error && errorText(remove.error, t.notRemoved)}
        onConfirm={() => shown && remove.mutate({ params: { id: shown.cardId } })}
        onCancel={() => {
          remove.reset();
          setAsking(false);
        }}
      >
        {t.removeDetail}
      </ConfirmDialog>
    </AccountSection>
  );
};
