import { documentsAsked, missingDocuments, wordingOf, type Category, type ProfessionId } from '@tele/core';
import { TeleError } from '@tele/client';
import type { BodyInput } from '@tele/core/contract';
import { OfflineNotice, useOnline } from '@tele/kit';
import { Notice, useMessages } from '@tele/ui';
import { useEffect, useMemo, useState } from 'react';
import { DocumentList } from '../documents/DocumentList.tsx';
import type { HeldDocument } from '../documents/rows.ts';
import { useUploads } from '../documents/use-uploads.ts';
import { HumanCheck } from '../human-check/HumanCheck.tsx';
import { useHumanCheck } from '../human-check/use-human-check.ts';
import { specialtiesLabel } from '../specialties/specialties-label.ts';
import { Ways, type Practice } from '../ways/Ways.tsx';
import { waysMessages } from '../ways/ways.messages.ts';
import { AddressFields } from './AddressFields.tsx';
import { bodyOf } from './body-of.ts';
import { FormPart } from './FormPart.tsx';
import { formMessages } from './form.messages.ts';
import { PersonFields } from './PersonFields.tsx';
import { ProfileField } from './ProfileField.tsx';
import { lackingFields, type RegisterEntries, type RegisterName } from './register-fields.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import { StepHead } from './StepHead.tsx';
import type { HostStep } from './steps.ts';
import { SubmitBar } from './SubmitBar.tsx';
import { Summary } from './Summary.tsx';
import { useRegisterForm } from './use-register-form.ts';
import './RegisterForm.css';

export interface RegisterFormProps extends HostStep {
  profession: ProfessionId;
  category: Category;
  practice?: Partial<Practice>;
  /** Account email; null while unknown, which blocks sending. */
  email: string | null;
  onReadEmail?: () => void;
  humanCheck: { siteKey: string; scriptUrl?: string } | null;
  held?: readonly HeldDocument[];
  initial: RegisterEntries;
  /** Storage key of the draft in this tab. */
  draftKey: string;
  /** Errors thrown appear at the fields the service names, otherwise above the button. */
  onSend: (body: BodyInput<'registerSpecialist'>) => Promise<void>;
}

/** 'Register as a Doctor' (spec sections 2 to 5): one page on a desktop, six steps on a phone. */
export const RegisterForm = (props: RegisterFormProps) => {
  const { profession, category, practice, email, onReadEmail, initial, draftKey, onSend } = props;
  const t = useMessages(formMessages);
  const wayNames = useMessages(waysMessages);
  const online = useOnline();
  const [unsent, setUnsent] = useState(false);
  const kinds = useMemo(() => category.documents.map(({ kind }) => kind), [category]);
  const uploads = useUploads({ desk: draftKey, kinds, held: props.held });
  const human = useHumanCheck({
    siteKey: props.humanCheck?.siteKey,
    scriptUrl: props.humanCheck?.scriptUrl,
    action: 'register_specialist',
  });
  const { form, entries, step, show, go, back, next } = useRegisterForm({
    category,
    initial,
    draftKey,
    host: { step: props.step, onStepChange: props.onStepChange },
    onSubmit: async (values) => {
      setUnsent(!online);
      if (!online) return 'kept';
      const turnstileToken = await human.ask();
      try {
        await onSend(bodyOf(values, { profession, email: email ?? '', keys: uploads.keys, turnstileToken }));
      } catch (error) {
        // A token works once (spec section 4).
        human.clear();
        if (error instanceof TeleError) uploads.refuse(error.fields);
        throw error;
      }
      uploads.clear();
      return 'sent';
    },
  });
  const { joinEucaMd, specialties, licences, profile, ahpraNumber } = entries;
  const held = category.ahpra === null ? licences : [{ kind: category.ahpra, number: ahpraNumber }];
  const labels: Readonly<Record<RegisterName, string>> = {
    ...t,
    joinEucaMd: t.way,
    specialties: specialtiesLabel(profession),
    profile: t.aboutYou,
  };
  const lacking = [
    ...(email === null || (email === '' && entries.email === '') ? [{ key: 'email', label: t.email }] : []),
    ...lackingFields(category, entries).map((name) => ({ key: name, label: labels[name] })),
  ];
  const given = uploads.rows.filter(({ keys }) => Object.keys(keys).length > 0).map(({ kind }) => kind);
  const missing = missingDocuments(category, { specialties, given });
  const labelsOf = (list: readonly string[]): string[] =>
    category.documents.filter(({ kind }) => list.includes(kind)).map(({ label }) => label);
  const note = uploads.busy
    ? t.uploading
    : missing.length > 0
      ? t.staffNeed({ documents: labelsOf(missing) })
      : t.ready;
  const hasPractice = category.profileTypes.includes('EUCA_MD');
  const isWhole = lacking.length === 0;
  // Loads its script when the person is about to send.
  const [checks, setChecks] = useState(false);
  if (!checks && (isWhole || step === 'check')) setChecks(true);
  const waitsForClick = form.busy && human.state.tag === 'asks';
  useEffect(() => {
    if (waitsForClick) show('check');
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [waitsForClick]);
  return (
    <form {...form.props} className="tele-register-form" aria-label={t.label} data-step={step}>
      <StepHead step={step} onBack={back} />
      <OfflineNotice>{t.offlineNow}</OfflineNotice>
      <FormPart current={step} step="way" title={t.way} lede={t.wayLede} wide>
        <Ways
          {...{ profession, practice }}
          profileTypes={category.profileTypes}
          level={3}
          choice={{
            name: 'joinEucaMd',
            value: joinEucaMd ? 'EUCA_MD' : 'SOLO',
            onChoose: (way) => form.set('joinEucaMd', way === 'EUCA_MD'),
          }}
        />
      </FormPart>
      <FormPart current={step} step="details" title={t.details} lede={t.detailsLede}>
        <PersonFields {...{ form, email, onReadEmail }} />
      </FormPart>
      <FormPart
        current={step}
        step="details"
        title={hasPractice ? t.address : t.ownAddress}
        lede={hasPractice ? t.addressLede : t.ownAddressLede}
      >
        <AddressFields form={form} />
      </FormPart>
      <FormPart
        current={step}
        step="registration"
        title={t.registration}
        lede={category.ahpra === null ? t.licencesLede : t.registrationLede}
      >
        <RegistrationFields {...{ form, profession, category, specialties }} />
      </FormPart>
      <FormPart current={step} step="documents" title={t.documents} lede={t.documentsLede}>
        <DocumentList uploads={uploads} requirements={documentsAsked(category, specialties)} />
      </FormPart>
      <FormPart current={step} step="profile" title={t.profile} lede={t.profileLede(wordingOf(profession))}>
        <ProfileField {...{ form, category }} text={profile} licences={held} />
      </FormPart>
      <FormPart
        current={step}
        step="check"
        title={t.check}
        lede={category.registration.kinds.length > 0 ? t.checkLede : t.checkLedeUnlisted}
      >
        <Summary
          entries={entries}
          way={joinEucaMd ? (practice?.name ?? wayNames.practice) : wayNames.directory}
          documents={labelsOf(given)}
          onChange={show}
        />
        {checks ? <HumanCheck {...human.box} /> : <p className="tele-register-form__later">{t.checkLater}</p>}
      </FormPart>
      {unsent && (
        <Notice tone="caution" role="alert">
          {t.offline}
        </Notice>
      )}
      {form.problem && (
        <Notice tone="critical" role="alert">
          {form.problem}
        </Notice>
      )}
      <SubmitBar
        {...{ step, lacking }}
        note={note}
        ready={isWhole && !uploads.busy}
        busy={form.busy}
        onGo={(key) => go(key as RegisterName)}
        onBack={back}
        onNext={next}
      />
    </form>
  );
};
