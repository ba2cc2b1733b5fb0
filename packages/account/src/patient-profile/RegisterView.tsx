import { profileFills } from '@tele/core';
import { CollectionNotice, useEntries, useForm, useLatest } from '@tele/kit';
import { Button, Notice, PageHeader, useMessages } from '@tele/ui';
import { useEffect, useState, type Ref } from 'react';
import { accountMessages, profileFaults } from '../account.messages.ts';
import { AddressFields } from './AddressFields.tsx';
import { Folded } from './Folded.tsx';
import { AccountSection } from '../section/AccountSection.tsx';
import { HealthFields } from './HealthFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import {
  isAddressBegun,
  isHealthBegun,
  profileFields,
  type ProfileEntries,
  type ProfileFields,
  type ProfileValues,
} from './profile-form.ts';
import { useKeptProfile } from './use-kept-profile.ts';
import '../section/AccountScreen.css';

export interface RegisterViewProps {
  initial: ProfileEntries;
  email: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** YYYY-MM-DD. */
  today: string;
  /** Errors thrown appear at the fields the API names, otherwise above the button. */
  onSave: (values: ProfileValues) => void | Promise<void>;
}

/** Patient profile form. Category-specific parts stay folded until they have values. */
export const RegisterView = (props: RegisterViewProps) => {
  const { initial, email, titleRef, today, onSave } = props;
  const t = useMessages(accountMessages);
  const { kept, write } = useKeptProfile('whole', initial);
  const form = useForm<ProfileFields>({
    fields: (entries) => profileFields(today, isAddressBegun(entries)),
    initial: kept ?? initial,
    fills: profileFills,
    faults: useMessages(profileFaults),
    failureText: t.saveFailed,
    draft: 'profile',
    onSubmit: async (values) => {
      await onSave(values);
      write(null);
    },
  });
  const { store } = form;
  const entries = useEntries(form);
  const writing = useLatest(write);
  useEffect(() => writing.current(entries), [entries, writing]);
  // Initial state: fields must not unfold or move while someone types.
  const [begun] = useState(() => store.entries());
  return (
    <div className="tele-account-screen">
      <PageHeader titleRef={titleRef} title={t.setUp} lede={t.lede} />
      <CollectionNotice />
      <form {...form.props}>
        <AccountSection title={t.you} lede={t.youLede}>
          <div className="tele-form-section__fields">
            <PersonFields form={form} email={email} />
          </div>
        </AccountSection>
        <AccountSection title={t.health} lede={t.healthLede}>
          <div className="tele-form-section__fields">
            <Folded summary={t.addHealth} filled={isHealthBegun(begun)}>
              <HealthFields form={form} numberOnFile={null} />
            </Folded>
          </div>
        </AccountSection>
        <AccountSection title={t.address} lede={t.addressLede}>
          <div className="tele-form-section__fields">
            <Folded summary={t.addAddress} filled={isAddressBegun(begun)}>
              <AddressFields form={form} />
            </Folded>
          </div>
        </AccountSection>
        <div className="tele-account-screen__actions">
          {form.problem && (
            <Notice tone="critical" role="alert" compact>
              {form.problem}
            </Notice>
          )}
          <Button type="submit" variant="primary" size="lg" loading={form.busy} loadingLabel={t.saving}>
            {t.save}
          </Button>
        </div>
      </form>
    </div>
  );
};
