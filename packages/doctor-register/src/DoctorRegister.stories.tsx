import { defaultHandlers, fail, mock, storyNow } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tele/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DoctorRegister, type DoctorRegisterProps } from './DoctorRegister.tsx';

const nobody = fail(404, 'NOT_FOUND', 'You have not applied yet.');

/** On any host page: requires only `apiBase`, `token`, the human check's key and a contact email. */
const meta = {
  title: 'Screens/Doctor register',
  component: DoctorRegister,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    humanCheck: { siteKey: '1x00000000000000000000AA' },
    contactEmail: 'doctors@example.com.au',
    now: () => new Date(storyNow),
  },
  beforeEach: ({ msw }) => msw.use(mock('myProvider', nobody), mock('providerOf', nobody), ...defaultHandlers()),
} satisfies Meta<typeof DoctorRegister>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['spec:2.register-form', 'spec:4.application-none'],
  parameters: { shows: ['Register as a Doctor'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Register as a Doctor' })).toBeVisible();
  },
};

export const NobodySignedIn: Story = {
  args: { token: async () => null, onSignIn: fn(), profession: 'pets' },
  beforeEach: ({ msw }) => msw.use(mock('myProvider', fail(401, 'UNAUTHENTICATED', 'Sign in first.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  },
};

export const WrongProfession: Story = {
  parameters: { logs: 'warn' },
  args: { profession: 'doctr' as never, onError: fn(), onReady: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'This part of the page isn’t available' })).toBeVisible();
    await expect(canvas.getByText(/‘profession’ is "doctr"\. It must be one of doctor, education/)).toBeVisible();
    await expect(args.onError).toHaveBeenCalledTimes(1);
    await expect(args.onError).toHaveBeenCalledWith({ type: 'configuration_error', code: 'profession' });
    await waitFor(() => expect(args.onReady).toHaveBeenCalledTimes(1));
  },
};

/** Host that controls the step, for its own Back, and prefills two values. */
const HostKeepsStep = (props: DoctorRegisterProps) => {
  const [step, setStep] = useState<DoctorRegisterProps['step']>('way');
  return (
    <div style={{ inlineSize: 390 }}>
      <Button onClick={() => setStep('way')}>Back of the browser</Button>
      <DoctorRegister
        {...props}
        step={step}
        onStepChange={(event) => {
          setStep(event.step);
          props.onStepChange?.(event);
        }}
      />
    </div>
  );
};

export const HostKeepsItsStep: Story = {
  tags: ['journey'],
  args: { defaultValues: { specialty: 'Cardiology', state: 'TAS' }, onStepChange: fn() },
  render: (args) => <HostKeepsStep {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next: your details' }));
    await expect(args.onStepChange).toHaveBeenCalledTimes(1);
    await expect(args.onStepChange).toHaveBeenCalledWith({ step: 'details' });
    await expect(await canvas.findByRole('heading', { name: 'Your details' })).toHaveFocus();
    await expect(canvas.getByLabelText(/State or territory/)).toHaveValue('TAS');
    await userEvent.click(canvas.getByRole('button', { name: 'Back of the browser' }));
    await expect(canvas.getByRole('heading', { name: 'Plan' })).toHaveFocus();
    await expect(args.onStepChange).toHaveBeenCalledTimes(1);
  },
};

/** Host page with a 10 px font, right to left, and 280 px for the widget. */
export const SmallPageFromRightToLeft: Story = {
  args: { locale: 'ar-XB' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ inlineSize: 280, fontSize: 10 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    document.documentElement.style.fontSize = '10px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('form')).toBeVisible();
    const root = canvasElement.querySelector<HTMLElement>('.tele-doctor-register');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(280);
  },
};
