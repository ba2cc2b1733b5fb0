import { profileFills } from '@tele/core';
import { useMessages } from '@tele/ui';
import { useState } from 'react';
import { accountMessages, profileFaults } from '../account.messages.ts';
import { AddressFields } from './AddressFields.tsx';
import { HealthFields } from './HealthFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import {
  isAddressBegun,
  isHealthBegun,
  profileFields,
  type ProfileEntries,
  type ProfileFields,
  type ProfilePart,
  type ProfileValues,
} from './profile-form.ts';
import { Folded } from './Folded.tsx';
import { SectionForm } from '../section/SectionForm.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import { useKeptProfile } from './use-kept-profile.ts';

export interface PatientSectionsProps {
  initial: ProfileEntries;
  email: string;
  numberOnFile: string | null;
  /** YYYY-MM-DD. */
  today: string;
  /** Saves one part and returns the saved profile. Errors thrown appear in that part. */
  onSave: (part: ProfilePart, values: ProfileValues) => Promise<ProfileEntries>;
}

/** Patient profile in separately saved parts. Category-specific parts stay folded until they have values. */
export const PatientSections = ({ initial, email, numberOnFile, today, onSave }: PatientSectionsProps) => {
  const t = useMessages(accountMessages);
  const faults = useMessages(profileFaults);
  // Each part has the whole profile but renders and sends its own; other parts keep saved values.
  const usePart = (part: ProfilePart) => {
    const { kept, write } = useKeptProfile(part, initial);
    // Restores the unsaved number after a detour: it is stored nowhere else.
    const draft = `profile.${part}`;
    return useSectionForm<ProfileFields>({
      fields: (entries) => profileFields(today, isAddressBegun(entries)),
      initial,
      fills: profileFills,
      faults,
      draft,
      kept,
      onWrite: write,
      onSave: (values) => onSave(part, values),
    });
  };
  const person = usePart('person');
  const health = usePart('health');
  const address = usePart('address');
  const [begun] = useState(() => ({
    health: isHealthBegun(health.form.store.entries()),
    address: isAddressBegun(address.form.store.entries()),
  }));
  return (
    <>
      <SectionForm title={t.you} lede={t.youLede} saved={person}>
        <PersonFields form={person.form} email={email} />
      </SectionForm>
      <SectionForm title={t.health} lede={t.healthLede} saved={health}>
        <Folded summary={t.addHealth} filled={begun.health || isHealthBegun(initial) || numberOnFile !== null}>
          <HealthFields form={health.form} numberOnFile={numberOnFile} />
        </Folded>
      </SectionForm>
      <SectionForm title={t.address} lede={t.addressLede} saved={address}>
        <Folded summary={t.addAddress} filled={begun.address || isAddressBegun(initial)}>
          <AddressFields form={address.form} />
        </Folded>
      </SectionForm>
    </>
  );
};
