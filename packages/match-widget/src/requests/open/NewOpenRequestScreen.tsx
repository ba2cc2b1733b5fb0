import {
  missingContactFields,
  missingPersonFields,
  missingProfileFields,
  type OpenRequestDraft,
  type Me,
  type PersonBookedFor,
  type ProfessionId,
} from '@tele/core';
import { TeleError } from '@tele/client';
import { browserZone, SigningInRow, useDisplayZone, useKeepZone, useKept, useReady, WhoChoice } from '@tele/kit';
import { Button, Notice, PageHeader, useMessages, type PageHeaderProps } from '@tele/ui';
import { useEffect, useRef, useState, type Ref } from 'react';
import { CategoryNotices } from '../../notices/CategoryNotices.tsx';
import { useBarSignIn } from '../../results/use-bar-sign-in.ts';
import { Screen } from '../../screen/Screen.tsx';
import { Split } from '../../screen/Split.tsx';
import { worded } from '../../screen/worded.ts';
import { useSpecialties } from '../../specialties/specialties.data.ts';
import { useBooker } from '../../submit/booker.data.ts';
import { BookingSheet } from '../../submit/BookingSheet.tsx';
import { AddPersonSheet } from './AddPersonSheet.tsx';
import { NewOpenRequestForm } from './NewOpenRequestForm.tsx';
import type { NewOpenRequest } from './new-open-request-form.ts';
import { useCreateOpenRequest } from './new-open-request.data.ts';
import { newOpenRequestMessages } from './new-open-request.messages.ts';
import { keptWhomKey, readKeptWhom } from './kept-person.ts';
import { useRequestPerson } from './use-request-person.ts';
import { HowOpenRequestsWork } from './HowOpenRequestsWork.tsx';

export interface NewOpenRequestScreenProps {
  profession: ProfessionId;
  initial: OpenRequestDraft;
  onChange?: (value: OpenRequestDraft) => void;
  searchHref?: string;
  onBack?: () => void;
  cancelHref?: string;
  onOpenRequestCreated: (made: { requestId: string }) => void;
  onOpenRequest: (request: { requestId: string }) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** /match/:profession/ask: asks specialists for times, free of charge (product.md 'Offers, on the patient's side'). */
export const NewOpenRequestScreen = (props: NewOpenRequestScreenProps) => {
  const { profession, initial, onOpenRequestCreated } = props;
  const t = useMessages(newOpenRequestMessages);
  const words = worded(profession);
  const specialties = useSpecialties(profession);
  useReady(!specialties.isPending || specialties.fetchStatus === 'paused');
  const booker = useBooker();
  const ask = useCreateOpenRequest(profession);
  const [personId, setPersonId] = useKept({ key: keptWhomKey(profession), read: readKeptWhom, initial: null });
  const me = booker.me.data;
  const requestPerson = useRequestPerson({ me, personId, onChoose: setPersonId });
  const [adding, setAdding] = useState(false);
  const keepZone = useKeepZone();
  const [zone] = useDisplayZone(undefined, browserZone);
  // The request waits for missing details.
  const [pending, setPending] = useState(false);
  const [inTheWay, setInTheWay] = useState<{ text: string; requestId: string | null } | null>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const sendAgain = (): void => submit.current?.form?.requestSubmit();
  const [detailsSaved, setDetailsSaved] = useState(0);
  // After the details are drawn: the form sends the current ones.
  useEffect(() => {
    if (detailsSaved > 0) sendAgain();
  }, [detailsSaved]);
  const { signIn, status, row } = useBarSignIn({
    onSignedIn: sendAgain,
    onGivenUp: () => submit.current?.focus(),
  });
  const make = async (details: NewOpenRequest, person: PersonBookedFor | null): Promise<void | false> => {
    setInTheWay(null);
    try {
      const requestId = await ask(details, person?.personId ?? null);
      setPersonId(null);
      keepZone(requestId, zone);
      onOpenRequestCreated({ requestId });
    } catch (error) {
      if (!(error instanceof TeleError) || error.code !== 'ALREADY_ASKED') throw error;
      setInTheWay({ text: error.message, requestId: error.selectionId ?? null });
      return false;
    }
  };
  const send = async (details: NewOpenRequest): Promise<void | false> => {
    if (signIn) {
      // In the press itself: browsers block windows opened later.
      signIn.onSignIn();
      return false;
    }
    const account = me ?? (await booker.me.refetch()).data;
    const person = account ? await requestPerson.settle(account) : null;
    // WhoChoice shows the error.
    if (person === false) return false;
    if (account && isMissing(account, person, profession)) {
      setPending(true);
      return false;
    }
    return make(details, person);
  };
  const signingInRow = row && <SigningInRow {...row} picks={0} />;
  const openRequest = (requestId: string | null) =>
    requestId !== null && <Button onClick={() => props.onOpenRequest({ requestId })}>{t.openRequest}</Button>;
  return (
    <Screen name="new-open-request">
      <PageHeader
        titleRef={props.titleRef}
        crumb={crumbOf(t.back, props)}
        title={t.title(words)}
        lede={t.lede(words)}
      />
      <Split
        main={
          <NewOpenRequestForm
            worded={words}
            initial={initial}
            specialties={specialties}
            cancelHref={props.cancelHref}
            onRetry={() => void specialties.refetch()}
            onChange={props.onChange}
            onSend={send}
            signedOut={signIn !== null}
            asking={signIn?.asking ?? false}
            waiting={status === 'waiting' ? signingInRow : null}
            personChoice={
              requestPerson.choice && (
                <WhoChoice {...requestPerson.choice} onChoose={setPersonId} onAdd={() => setAdding(true)} />
              )
            }
            notice={
              <>
                {status === 'failed' && signingInRow}
                {inTheWay && (
                  <Notice tone="caution" role="alert" title={inTheWay.text} actions={openRequest(inTheWay.requestId)} />
                )}
              </>
            }
            submitRef={submit}
          />
        }
        aside={
          <>
            <CategoryNotices profession={profession} place="search" specialty={null} />
            <HowOpenRequestsWork worded={words} />
          </>
        }
      />
      <BookingSheet
        open={pending}
        worded={words}
        title={t.details}
        describe={() => t.detailsAbout(words)}
        booker={booker}
        personId={personId}
        onPersonChange={setPersonId}
        backLabel={t.backToAsk}
        nextLabel={t.saveAndSend}
        onClose={() => setPending(false)}
        onDetailsSaved={() => {
          setPending(false);
          setDetailsSaved(detailsSaved + 1);
        }}
      >
        {() => null}
      </BookingSheet>
      <AddPersonSheet open={adding} onClose={() => setAdding(false)} onSave={requestPerson.add} />
    </Screen>
  );
};

/** Details of the patient or the account’s owner are missing. */
const isMissing = (
  { profile, onFile }: Pick<Me, 'profile' | 'onFile'>,
  person: PersonBookedFor | null,
  profession: ProfessionId,
): boolean =>
  person === null
    ? missingProfileFields(profile, profession, onFile).length > 0
    : [...missingContactFields(profile, profession, onFile), ...missingPersonFields(person, profession)].length > 0;

function crumbOf(label: string, { searchHref, onBack }: NewOpenRequestScreenProps): PageHeaderProps['crumb'] {
  if (searchHref !== undefined) return { label, href: searchHref };
  return onBack && { label, onSelect: onBack };
}
