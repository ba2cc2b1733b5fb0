import { loadCategory, type ProfessionId } from '@tele/core';
import { TeleError } from '@tele/client';
import { installStoryTurnstile, storyTurnstileScript, type StoryCheck, type StoryTurnstile } from '@tele/core/testing';
import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { blank } from './register-fields.ts';
import { whole } from './story-entries.ts';
import '../register/RegisterScreen.css';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

const onSend: RegisterFormProps['onSend'] = fn(async () => undefined);

let turnstile: StoryTurnstile;
const does = (check: StoryCheck) => () => {
  turnstile = installStoryTurnstile(check);
  return turnstile.remove;
};

type Args = Omit<RegisterFormProps, 'category'>;
const meta = {
  title: 'Screens/Registration form',
  decorators: [teleStage],
  loaders: [async ({ args }) => ({ category: await loadCategory(args.profession) })],
  render: (args, { loaded }) => (
    <div className="tele-register">
      <RegisterForm {...args} category={loaded['category']} />
    </div>
  ),
  args: {
    profession: 'doctor' as ProfessionId,
    email: 'c.brodie@example.com',
    humanCheck: { siteKey: '1x00000000000000000000AA', scriptUrl: storyTurnstileScript },
    initial: blank,
    draftKey: 'story',
    onSend,
  },
  beforeEach: does('passes'),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'Submit registration' };

export const Blank: Story = {
  tags: ['spec:2.register-form', 'spec:4.application-none', 'spec:5.register-email'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', submit)).toBeDisabled();
    await expect(canvas.getByText('8 to finish')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('c.brodie@example.com');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    for (const box of canvas.getAllByRole('textbox').filter((one) => one.getAttribute('name') !== 'email')) {
      await expect(box).toHaveValue('');
    }
  },
};

export const Whole: Story = {
  args: { initial: whole },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can submit now. To approve you, staff will also need/)).toBeVisible();
  },
};

export const SendsTheWhole: Story = {
  ...Whole,
  tags: ['journey'],
  play: async (context) => {
    await Whole.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        profileType: 'EUCA_MD',
        phone: '+61491570156',
        languages: ['English', 'Greek', 'Italian'],
        ahpraNumber: 'MED0009000017',
        address: { street: 'Level 2, 41 Watt Street', suburb: 'Newcastle', state: 'NSW', postcode: '2300' },
        modes: ['TELEHEALTH'],
        turnstileToken: 'register_specialist.1',
        documents: { cvKey: null, ahpraKey: null, photoKey: null, id1Key: null, id2Key: null },
        practiceName: null,
        feeRange: null,
      }),
    );
  },
};

export const WholeDark: Story = { args: { initial: whole }, globals: { scheme: 'dark' } };

export const Faults: Story = {
  tags: ['spec:8.registration', 'spec:5.register-complete', 'spec:5.register-phone', 'journey'],
  parameters: { shows: ['Enter a valid Australian phone'] },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Full name');
    await userEvent.click(name);
    await userEvent.tab();
    await expect(canvas.queryByText('Enter your full name.')).toBeNull();
    const phone = canvas.getByLabelText('Mobile');
    await userEvent.type(phone, '0491 570 15');
    await expect(canvas.queryByText('Enter a valid Australian phone')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a valid Australian phone')).toBeVisible();
    await userEvent.type(phone, '6');
    await waitFor(() => expect(canvas.queryByText('Enter a valid Australian phone')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Full name' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(await canvas.findByText('Enter your full name.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gender' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Male' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await waitFor(() => expect(canvas.queryByText('Choose a gender.')).toBeNull());
  },
};

export const Steps: Story = {
  tags: ['journey'],
  decorators: [(Story) => <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Step 1 of 6: Plan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Euca MD practice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next: your details' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your details' })).toHaveFocus());
    await expect(canvas.getByLabelText('Street')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next: registration' }));
    await expect(await canvas.findByText('Enter your full name.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('radio', { name: 'Euca MD practice' })).toBeChecked();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const StepsByKeyboard: Story = {
  tags: ['journey'],
  args: { initial: whole },
  decorators: Steps.decorators,
  play: async ({ canvas, args }) => {
    for (const next of ['your details', 'registration', 'documents', 'profile', 'check and send']) {
      canvas.getByRole('button', { name: `Next: ${next}` }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: new RegExp(next, 'i') })).toHaveFocus());
    }
    await expect(canvas.getByText('Level 2, 41 Watt Street, Newcastle, NSW 2300')).toBeVisible();
    canvas.getByRole('button', { name: 'Change profile' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Profile' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Next: check and send' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check and send' })).toHaveFocus());
    canvas.getByRole('button', submit).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
  },
};

export const Sending: Story = {
  tags: ['spec:4.submitting'],
  parameters: { shows: ['Submitting…'] },
  args: { initial: whole, onSend: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expectState(async () => expect(await canvas.findByText('Submitting…')).toBeVisible());
  },
};

const refusal = (error: string, fields: Readonly<Record<string, string>>) =>
  new TeleError('INVALID_INPUT', 422, { error, fields });

export const FieldRefused: Story = {
  args: {
    initial: whole,
    onSend: () => Promise.reject(refusal('No.', { 'address.postcode': 'Not a postcode of NSW.' })),
  },
  decorators: Steps.decorators,
  play: async (context) => {
    const { canvas } = context;
    for (let step = 1; step < 6; step += 1) {
      await userEvent.click(canvas.getByRole('button', { name: /^Next/ }));
      await waitFor(() => expect(canvas.getByRole('img', { name: new RegExp(`^Step ${step + 1}`) })).toBeVisible());
    }
    await userEvent.click(canvas.getByRole('button', submit));
    await expectState(async () => {
      await expect(await canvas.findByText('Not a postcode of NSW.')).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Postcode')).toHaveFocus());
      await expect(canvas.getByLabelText('Full name')).toHaveValue('Dr Callum Brodie');
    });
  },
};

const withoutErrorField = new TeleError('UNKNOWN', 502, { error: 'Bad Gateway', errorField: '' });

/** A failed submission uses up the token: the next one has another. */
export const Failed: Story = {
  tags: ['spec:8.registration'],
  parameters: { shows: ['Failed'] },
  args: { initial: whole, onSend: fn(() => Promise.reject(withoutErrorField)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expectState(async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed');
      await expect(canvas.getByLabelText('Full name')).toHaveValue('Dr Callum Brodie');
    });
  },
};

export const SendsAgain: Story = {
  ...Failed,
  tags: ['journey'],
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
    const body = (turnstileToken: string) => expect.objectContaining({ turnstileToken });
    await expect(args.onSend).toHaveBeenNthCalledWith(1, body('register_specialist.1'));
    await expect(args.onSend).toHaveBeenNthCalledWith(2, body('register_specialist.2'));
  },
};

export const CheckAsks: Story = {
  args: { initial: whole },
  beforeEach: does('asks'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expectState(async () => {
      await expect(await canvas.findByText('Submitting…')).toBeVisible();
    });
  },
};

export const AnswersTheCheck: Story = {
  ...CheckAsks,
  tags: ['journey'],
  play: async (context) => {
    await CheckAsks.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'I am human' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
  },
};

export const CheckRefused: Story = {
  args: { initial: whole },
  beforeEach: does('refuses'),
  play: async ({ canvas, args }) => {
    await canvas.findByText(/couldn’t confirm that you’re human/);
    await userEvent.click(canvas.getByRole('button', submit));
    await expectState(async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Please complete the Cloudflare Turnstile check.',
      );
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
};

export const NotConfigured: Story = {
  args: { initial: whole, humanCheck: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the human check isn’t set up/)).toBeVisible();
  },
};

export const SignedOutMeanwhile: Story = {
  tags: ['spec:8.registration', 'spec:5.register-signed-in'],
  parameters: { shows: ['Please sign in first.'] },
  args: {
    initial: whole,
    onSend: () => Promise.reject(new TeleError('UNAUTHENTICATED', 401, { error: 'The token has expired.' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expectState(async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Please sign in first.');
      await expect(canvas.getByLabelText('Full name')).toHaveValue('Dr Callum Brodie');
    });
  },
};

export const Offline: Story = {
  args: { initial: whole },
  beforeEach: () => goOffline(),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expectState(async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Your application has not been sent.');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
};

export const Specialties: Story = {
  tags: ['spec:5.register-search', 'journey'],
  parameters: { shows: ['No results. Try a different term.'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose specialties' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose specialties' }));
    await expect(sheet.getByRole('group', { name: 'Adult Medicine' })).toBeVisible();
    await expect(within(sheet.getByRole('navigation', { name: 'Groups' })).getAllByRole('button')).toHaveLength(8);
    await userEvent.click(sheet.getByRole('button', { name: 'Mental Health 5' }));
    await expect(sheet.getByText('Mental Health: 5')).toBeInTheDocument();
    const search = sheet.getByRole('searchbox', { name: /^Search \d+ specialties/ });
    await userEvent.type(search, 'xyzzy');
    await expect(sheet.getAllByText('No results. Try a different term.')[0]).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'kardeeology');
    const near = within(sheet.getByRole('group', { name: 'Did you mean' }));
    await expect(near.getByText('Cardiology')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'RHEUMA');
    const [first] = await sheet.findAllByRole('checkbox', { name: /rheumatology/i });
    await userEvent.click(first!);
    await expect(sheet.getByText('1 selected')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove .*rheumatology/i }));
    await expect(canvas.getByRole('button', { name: 'Choose specialties' })).toBeVisible();
  },
};

/** Continues until the step with this heading. */
async function goTo(canvas: ReturnType<typeof within>, title: string): Promise<void> {
  for (let step = 1; step < 6 && !canvas.queryByRole('heading', { name: title }); step += 1) {
    await userEvent.click(canvas.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(canvas.getByRole('img', { name: new RegExp(`^Step ${step + 1}`) })).toBeVisible());
  }
}

export const LastStep: Story = {
  args: { initial: whole },
  decorators: Steps.decorators,
  play: async ({ canvas }) => {
    await goTo(canvas, 'Check and send');
    await expectState(async () => {
      await expect(canvas.getByText('Level 2, 41 Watt Street, Newcastle, NSW 2300')).toBeVisible();
      await expect(canvas.getByRole('button', submit)).toBeEnabled();
      await canvas.findByText('Human check complete');
    });
  },
};

export const SpecialtiesOpen: Story = {
  tags: ['spec:2.register-form', 'spec:3.catalogue', 'spec:5.register-search'],
  args: { initial: whole },
  play: async ({ canvas }) => {
    await goTo(canvas, 'Registration');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expectState(async () => {
      await screen.findByRole('dialog', { name: 'Choose specialties' });
    });
  },
};

export const SpecialtiesByEverydayWords: Story = {
  args: { initial: whole },
  play: async ({ canvas }) => {
    await goTo(canvas, 'Registration');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose specialties' }));
    await userEvent.type(sheet.getByRole('searchbox', { name: /^Search \d+ specialties/ }), 'heart');
    await expectState(() =>
      expect(sheet.getByRole('checkbox', { name: /^Cardiology/ })).toHaveAccessibleDescription(
        'heart · Adult Medicine',
      ),
    );
  },
};

export const Licences: Story = {
  tags: ['journey'],
  args: { profession: 'pets', initial: { ...whole, joinEucaMd: false, ahpraNumber: '', specialties: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Choose what you offer first/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose services' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'General vet advice' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Still to add')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a licence' }));
    await userEvent.selectOptions(canvas.getByLabelText('Registration or licence'), 'vet-nsw');
    await waitFor(() => expect(canvas.queryByText('Still to add')).toBeNull());
  },
};

export const ProfileWarnings: Story = {
  tags: ['spec:9.profile-text'],
  args: { initial: { ...whole, profile: 'Painless treatment. The best results are guaranteed.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 phrases to check')).toBeVisible();
    await expect(canvas.getByText('You can’t promise a result. Say what you do instead.')).toBeVisible();
    await expect(canvas.getByRole('button', submit)).toBeEnabled();
  },
};

export const Draft: Story = {
  args: { initial: whole },
  render: (args, { loaded }) => {
    const Away = () => {
      const [away, setAway] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setAway(!away)}>
            Leave or come back
          </button>
          <div className="tele-register">{!away && <RegisterForm {...args} category={loaded['category']} />}</div>
        </>
      );
    };
    return <Away />;
  },
  play: async ({ canvas }) => {
    const leave = canvas.getByRole('button', { name: 'Leave or come back' });
    await userEvent.clear(canvas.getByLabelText('Full name'));
    await userEvent.type(canvas.getByLabelText('Full name'), 'Dr C Brodie');
    await userEvent.click(leave);
    await userEvent.click(leave);
    await expectState(async () => expect(await canvas.findByLabelText('Full name')).toHaveValue('Dr C Brodie'));
  },
};

export const NoEmail: Story = {
  args: { initial: whole, email: null, onReadEmail: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load profile')).toBeVisible();
    await expect(canvas.getByRole('button', submit)).toBeDisabled();
  },
};

export const ReadsTheEmailAgain: Story = {
  ...NoEmail,
  tags: ['journey'],
  play: async (context) => {
    await NoEmail.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReadEmail).toHaveBeenCalledTimes(1);
  },
};

export const Narrowest: Story = {
  args: {
    initial: {
      ...whole,
      name: 'Dr Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft',
      profile: 'x'.repeat(300),
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    for (let step = 1; step < 6; step += 1) {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
      await userEvent.click(canvas.getByRole('button', { name: /^Next/ }));
      await waitFor(() => expect(canvas.getByRole('img', { name: new RegExp(`^Step ${step + 1}`) })).toBeVisible());
    }
    await expectState(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};

export const LongWords: Story = {
  args: { initial: whole },
  globals: { language: 'en-XA' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...LongWords, globals: { language: 'ar-XB' } };
