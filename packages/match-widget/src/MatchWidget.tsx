import type { ProfessionId, SearchValue } from '@tele/core';
import { TeleProvider, type TeleProviderProps } from '@tele/kit';
import { LatePart } from '@tele/ui';
import { useCallback, useRef, useState } from 'react';
import { lateRequest, lateResults } from './late-steps.ts';
import { ResultsSkeleton } from './results/ResultsSkeleton.tsx';
import { Screen } from './screen/Screen.tsx';
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
  const moved = useRef(false);
  // A page would move the focus to its new heading; here the step has to. Not on arrival: the focus is the host's then.
  const title = useCallback((heading: HTMLHeadingElement | null) => {
    if (heading && moved.current) heading.focus();
    if (heading) moved.current = false;
  }, []);
  const go = (next: Step): void => {
    moved.current = next.tag !== step.tag;
    setStep(next);
  };
  const head = { headingLevel: 2, titleRef: title } as const;
  if (step.tag === 'search') {
    return (
      <SearchScreen
        {...head}
        profession={profession}
        initial={step.initial}
        onBegin={() => lateResults.preload()}
        onSearch={(search) => go({ tag: 'results', search })}
      />
    );
  }
  if (step.tag === 'results') {
    const { search } = step;
    return (
      <LatePart code={lateResults} loading={<StepLoading />}>
        {(ResultsScreen) => (
          <ResultsScreen
            {...head}
            profession={profession}
            search={search}
            onChangeSearch={() => go({ tag: 'search', initial: search })}
            onZoneChange={(tz) => go({ tag: 'results', search: { ...search, tz } })}
            onSearchChange={(next) => go({ tag: 'results', search: next })}
            onUnknownSpecialty={() => go({ tag: 'search' })}
            onSelectionCreated={(made) => {
              lateRequest.preload();
              onSelectionCreated?.(made);
            }}
            onSubmitted={({ selectionId }) => {
              go({ tag: 'request', selectionId, fromPayment: true });
              onSubmitted?.({ selectionId });
            }}
            onPaymentPending={({ selectionId }) => go({ tag: 'request', selectionId, fromPayment: true })}
            onOpenRequest={({ selectionId }) => go({ tag: 'request', selectionId, fromPayment: false })}
          />
        )}
      </LatePart>
    );
  }
  return (
    <LatePart code={lateRequest} loading={<StepLoading />}>
      {(RequestScreen) => (
        <RequestScreen
          {...head}
          selectionId={step.selectionId}
          fromPayment={step.fromPayment}
          onFind={() => go({ tag: 'search' })}
          onDeleted={() => go({ tag: 'search' })}
        />
      )}
    </LatePart>
  );
};

const StepLoading = () => (
  <Screen name="results">
    <ResultsSkeleton />
  </Screen>
);

/** Search, pick, pay and follow a request inside somebody else's page. Keeps all of it in memory: the host's URL is never written. */
export const MatchWidget = ({ profession, onSelectionCreated, onSubmitted, ...provider }: MatchWidgetProps) => (
  <TeleProvider {...provider} contained className="tele-match-widget">
    <Steps profession={profession} onSelectionCreated={onSelectionCreated} onSubmitted={onSubmitted} />
  </TeleProvider>
);
