import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Category, ProfessionId } from '@tele/core';
import { newKey, TeleError } from '@tele/client';
import type { BodyInput } from '@tele/core/contract';
import { callQuery, refreshAfter, useChange, useTele } from '@tele/kit';
import { useRef } from 'react';
import type { RegisterEntries } from '../form/register-fields.ts';
import { RegisterForm } from '../form/RegisterForm.tsx';
import { readProvider, type Provider } from '../standing/read-provider.ts';
import type { RegisterScreenProps } from './RegisterScreen.tsx';

export interface FormPanelProps extends Pick<RegisterScreenProps, 'humanCheck' | 'practice' | 'step' | 'onStepChange'> {
  profession: ProfessionId;
  category: Category;
  initial: RegisterEntries;
  draftKey: string;
  held: Provider['documents'];
  onSent: (provider: Provider) => void;
  /** Refused because another application is pending or approved; receives the service's text. */
  onRefused: (text: string) => void;
}

const stands: readonly string[] = ['ALREADY_APPLIED', 'ALREADY_APPROVED'];

export const FormPanel = ({ onSent, onRefused, ...form }: FormPanelProps) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const me = useQuery(callQuery(client, 'authMe'));
  const register = useChange('registerSpecialist');
  // A retry with the same content reuses the key, whatever its token: a lost answer creates no second application.
  const asking = useRef<{ said: string; key: string } | null>(null);
  const keyOf = (body: BodyInput<'registerSpecialist'>): string => {
    const said = JSON.stringify({ ...body, turnstileToken: null });
    if (asking.current?.said !== said) asking.current = { said, key: newKey() };
    return asking.current.key;
  };
  return (
    <RegisterForm
      {...form}
      email={me.data?.email ?? null}
      onReadEmail={me.isError ? () => void me.refetch() : undefined}
      onSend={async (body) => {
        try {
          const answer = await register.mutateAsync({ body, idempotencyKey: keyOf(body) });
          // A service may only confirm receipt.
          onSent(readProvider(answer) ?? { status: 'PENDING', profileType: body.profileType });
        } catch (error) {
          if (error instanceof TeleError && stands.includes(error.code)) {
            onRefused(error.message);
            await refreshAfter(cache, 'registerSpecialist');
          }
          throw error;
        }
      }}
    />
  );
};
