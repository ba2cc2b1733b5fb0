import { useStep, Widget, type SelectionEvent, type StripeSettings, type TeleWidgetProps } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useState } from 'react';
import { InboxLoading } from './inbox/InboxLoading.tsx';
import { InboxScreen } from './inbox/InboxScreen.tsx';
import { lateRespond } from './late-steps.ts';
import { RespondLoading } from './respond/RespondLoading.tsx';

/** The steps of the inbox: the list of requests, and the answer to one. */
export type InboxStep = 'inbox' | 'respond';

export interface ProviderInboxProps extends TeleWidgetProps<InboxStep> {
  /** How the page reaches the payment provider. Left out, the card form says that payments are not configured. */
  stripe?: StripeSettings | null;
  /** A request was accepted by the specialist who is signed in, and is booked. */
  onAccepted?: (event: SelectionEvent) => void;
  /** A request was declined by the specialist who is signed in. */
  onDeclined?: (event: SelectionEvent) => void;
}

const Steps = (props: ProviderInboxProps) => {
  const { step, go, titleRef } = useStep({ step: props.step, first: 'inbox', onStepChange: props.onStepChange });
  const [selectionId, setSelectionId] = useState<string | null>(null);
  if (step === 'respond' && selectionId !== null) {
    return (
      <LatePart code={lateRespond} loading={<RespondLoading />}>
        {(RespondScreen) => (
          <RespondScreen
            key={selectionId}
            titleRef={titleRef}
            selectionId={selectionId}
            onInbox={() => go('inbox')}
            onDone={(outcome) => {
              if (outcome === 'accepted') props.onAccepted?.({ selectionId });
              if (outcome === 'declined') props.onDeclined?.({ selectionId });
              go('inbox');
            }}
          />
        )}
      </LatePart>
    );
  }
  return (
    <InboxScreen
      titleRef={titleRef}
      onView={(id) => {
        setSelectionId(id);
        go('respond');
      }}
    />
  );
};

/** Everything a specialist answers, inside somebody else's page. The host's URL is never written. */
export const ProviderInbox = (props: ProviderInboxProps) => (
  <Widget name="tele-provider-inbox" host={props} loading={<InboxLoading />}>
    {(host) => <Steps {...host} />}
  </Widget>
);
