import type { ProfessionId, SearchValue } from '@tele/core';
import { TeleProvider, type TeleProviderProps } from '@tele/kit';
import { useEffect, useRef, useState } from 'react';
import { RequestScreen } from './request/RequestScreen.tsx';
import { ResultsScreen } from './results/ResultsScreen.tsx';
import { SearchScreen } from './search/SearchScreen.tsx';

/** Ids only: what is said to a host never tells what a person looks for or whom they picked. */
export interface SelectionEvent {
  selectionId: string;
}

export interface MatchWidgetProps extends Pick<
  TeleProviderProps,
  'stripe' | 'scheme' | 'appearance' | 'zone' | 'now' | 'onAuthRequired'
> {
  /** Address of the service, without a slash at the end. */
  apiBase: string;
  /** The bearer token of the patient, or a function that fetches one. */
  token: NonNullable<TeleProviderProps['token']>;
  /** Which of the twelve categories is searched; 'doctor' by default. */
  profession?: ProfessionId;
  /** A request exists and waits for its booking fee. */
  onSelectionCreated?: (event: SelectionEvent) => void;
  /** The booking fee is authorised and the specialists are asked. */
  onSubmitted?: (event: SelectionEvent) => void;
}

type Step =
  | { tag: 'search'; initial?: SearchValue }
  | { tag: 'results'; search: SearchValue }
  | { tag: 'request'; selectionId: string; fromPayment: boolean };

type StepsProps = Pick<MatchWidgetProps, 'profession' | 'onSelectionCreated' | 'onSubmitted'>;

const Steps = ({ profession = 'doctor', onSelectionCreated, onSubmitted }: StepsProps) => {
  const [step, setStep] = useState<Step>({ tag: 'search' });
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.tag);
  useEffect(() => {
    // A page would move the focus to its new heading; here the step has to. Not on arrival: the focus is the host's then.
    if (shown.current !== step.tag) title.current?.focus();
    shown.current = step.tag;
  }, [step.tag]);
  if (step.tag === 'search') {
    return (
      <SearchScreen
        headingLevel={2}
        titleRef={title}
        profession={profession}
        initial={step.initial}
        onSearch={(search) => setStep({ tag: 'results', search })}
      />
    );
  }
  if (step.tag === 'results') {
    return (
      <ResultsScreen
        headingLevel={2}
        titleRef={title}
        profession={profession}
        search={step.search}
        onChangeSearch={() => setStep({ tag: 'search', initial: step.search })}
        onZoneChange={(tz) => setStep({ tag: 'results', search: { ...step.search, tz } })}
        onSearchChange={(search) => setStep({ tag: 'results', search })}
        onSelectionCreated={onSelectionCreated}
        onSubmitted={({ selectionId }) => {
          setStep({ tag: 'request', selectionId, fromPayment: true });
          onSubmitted?.({ selectionId });
        }}
        onPaymentPending={({ selectionId }) => setStep({ tag: 'request', selectionId, fromPayment: true })}
      />
    );
  }
  return (
    <RequestScreen
      headingLevel={2}
      titleRef={title}
      selectionId={step.selectionId}
      fromPayment={step.fromPayment}
      onFind={() => setStep({ tag: 'search' })}
      onDeleted={() => setStep({ tag: 'search' })}
    />
  );
};

/** Search, pick, pay and follow a request inside somebody else's page. Keeps all of it in memory: the host's URL is never written. */
export const MatchWidget = ({ profession, onSelectionCreated, onSubmitted, ...provider }: MatchWidgetProps) => (
  <TeleProvider {...provider} contained className="tele-match-widget">
    <Steps profession={profession} onSelectionCreated={onSelectionCreated} onSubmitted={onSubmitted} />
  </TeleProvider>
);
