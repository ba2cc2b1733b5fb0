import { licenceKind, type Category, type ProfessionId } from '@tele/core';
import { FormField, TextField, type TeleForm } from '@tele/kit';
import { LatePart, Link, Skeleton, useMessages } from '@tele/ui';
import { lateEditor } from '../licences/late-editor.ts';
import { specialtiesLabel } from '../specialties/specialties-label.ts';
import { SpecialtiesField } from '../specialties/SpecialtiesField.tsx';
import { formMessages } from './form.messages.ts';
import { most, type RegisterFields } from './register-fields.ts';

export interface RegistrationFieldsProps {
  form: TeleForm<RegisterFields>;
  profession: ProfessionId;
  category: Category;
  specialties: readonly string[];
}

/** Work and authorisation: one AHPRA number, or licences by kind. */
export const RegistrationFields = ({ form, profession, category, specialties }: RegistrationFieldsProps) => {
  const t = useMessages(formMessages);
  const kind = category.ahpra === null ? undefined : licenceKind(category, category.ahpra);
  return (
    <>
      {kind && (
        <TextField
          form={form}
          name="ahpraNumber"
          label={t.ahpraNumber}
          required
          hint={
            kind.register.url &&
            t.ahpraHint({
              register: (
                <Link key="register" href={kind.register.url} target="_blank" rel="noreferrer">
                  {kind.register.name}
                </Link>
              ),
            })
          }
          input={{ numeric: true, autoComplete: 'off', maxLength: 40 }}
        />
      )}
      <FormField form={form} name="specialties" label={specialtiesLabel(profession)} group required>
        {({ name, value, onValueChange }) => (
          <SpecialtiesField most={most.specialties} {...{ profession, name, value, onValueChange }} />
        )}
      </FormField>
      {!kind && (
        <FormField form={form} name="licences" label={t.licences} group>
          {({ name, value, onValueChange }) => (
            <LatePart code={lateEditor} loading={<Skeleton height={96} />} headingLevel={3}>
              {(LicencesEditor) => (
                <LicencesEditor most={most.licences} {...{ category, specialties, name, value, onValueChange }} />
              )}
            </LatePart>
          )}
        </FormField>
      )}
    </>
  );
};
