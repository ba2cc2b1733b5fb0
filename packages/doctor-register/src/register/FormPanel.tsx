import { useQuery } from '@tanstack/react-query';
import type { Category, ProfessionId } from '@tele/core';
import { callQuery, useChange, useTele } from '@tele/kit';
import type { RegisterEntries } from '../form/register-fields.ts';
import { RegisterForm } from '../form/RegisterForm.tsx';
import { readProvider, type Provider } from '../standing/read-provider.ts';
import type { RegisterScreenProps } from './RegisterScreen.tsx';

export interface FormPanelProps extends Pick<RegisterScreenProps, 'humanCheck' | 'practice'> {
  profession: ProfessionId;
  category: Category;
  initial: RegisterEntries;
  draftKey: string;
  /** Documents on file of an application that was turned down. */
  held: Provider['documents'];
  level: 2 | 3;
  /** The application was sent, and waits. */
  onSent: (provider: Provider) => void;
}

/** The form with the account it belongs to, and what sends it. */
export const FormPanel = ({ onSent, ...form }: FormPanelProps) => {
  const { client } = useTele();
  const me = useQuery(callQuery(client, 'authMe'));
  const register = useChange('registerSpecialist');
  return (
    <RegisterForm
      {...form}
      email={me.data?.email ?? null}
      onReadEmail={me.isError ? () => void me.refetch() : undefined}
      onSend={async (body) => {
        const answer = await register.mutateAsync({ body });
        // A service may say no more than that it was taken.
        onSent(readProvider(answer) ?? { status: 'PENDING', profileType: body.profileType });
      }}
    />
  );
};
