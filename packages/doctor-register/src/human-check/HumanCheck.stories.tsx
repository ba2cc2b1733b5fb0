import {
  installStoryTurnstile,
  storyNow,
  storyTurnstileScript,
  type StoryCheck,
  type StoryTurnstile,
} from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import { TeleProvider } from '@tele/kit';
import { Button, TeleRoot } from '@tele/ui';
import { placeOf, ShadowStage } from '@tele/ui/story-place';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { HumanCheck } from './HumanCheck.tsx';
import { useHumanCheck, type HumanCheckOptions } from './use-human-check.ts';

/** Form with only its check; shows the sent values. */
const Form = (options: HumanCheckOptions) => {
  const check = useHumanCheck(options);
  const [sent, setSent] = useState('nothing sent');
  const send = async (): Promise<void> => {
    setSent('sending');
    await check.ask().then(
      (token) => setSent(`sent ${token}`),
      (error: unknown) => setSent(error instanceof Error ? error.message : ''),
    );
  };
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <HumanCheck {...check.box} />
      <Button onClick={() => void send()}>Send</Button>
      <Button onClick={check.clear}>Refuse</Button>
      <output>{sent}</output>
    </div>
  );
};

let turnstile: StoryTurnstile;
const does = (check: StoryCheck) => () => {
  turnstile = installStoryTurnstile(check);
  return turnstile.remove;
};

const meta = {
  title: 'Screens/Registration/Human check',
  component: Form,
  decorators: [teleStage],
  args: { siteKey: '1x00000000000000000000AA', scriptUrl: storyTurnstileScript, action: 'register_specialist' },
  beforeEach: does('passes'),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Human check complete')).toBeVisible();
  },
};

export const SendsWithTheCheck: Story = {
  ...Done,
  tags: ['journey'],
  play: async (context) => {
    await Done.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('sent register_specialist.1')).toBeVisible();
  },
};

export const Running: Story = {
  beforeEach: does('runs'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking that you are human')).toBeVisible();
  },
};

export const GoesOnByItselfAfterTheClick: Story = {
  tags: ['spec:4.human-check'],
  beforeEach: does('asks'),
  play: async ({ canvas }) => {
    await canvas.findByText('Please complete the Cloudflare Turnstile check.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(canvas.getByRole('button', { name: 'I am human' }));
    await expectState(async () => expect(await canvas.findByText('sent register_specialist.1')).toBeVisible());
  },
};

export const Asks: Story = {
  tags: ['spec:4.human-check', 'spec:5.register-check'],
  beforeEach: does('asks'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I am human' })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: does('refuses'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t confirm that you’re human/)).toBeVisible();
  },
};

export const TriedAgain: Story = {
  beforeEach: does('refuses'),
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t confirm that you’re human/);
    turnstile.next('passes');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Human check complete')).toBeVisible();
      await expect(turnstile.count()).toBe(1);
    });
  },
};

export const RefusedWhileSending: Story = {
  tags: ['journey'],
  beforeEach: does('refuses'),
  play: async ({ canvas }) => {
    await canvas.findByText(/couldn’t confirm that you’re human/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Please complete the Cloudflare Turnstile check.')).toBeVisible();
    turnstile.next('passes');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('sent register_specialist.1')).toBeVisible();
  },
};

export const ANewTokenAfterARefusal: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Human check complete');
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expectState(async () => expect(await canvas.findByText('sent register_specialist.2')).toBeVisible());
  },
};

export const ANewTokenWhenItsTimeIsOver: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await canvas.findByText('Human check complete');
    turnstile.next('runs');
    turnstile.expire();
    await expect(await canvas.findByText('Checking that you are human')).toBeVisible();
    turnstile.next('passes');
    turnstile.expire();
    await canvas.findByText('Human check complete');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('sent register_specialist.2')).toBeVisible();
  },
};

export const ScriptBlocked: Story = {
  args: { scriptUrl: 'https://blocked.invalid/api.js' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cloudflare Turnstile did not load/)).toBeVisible();
  },
};

export const SendsWithoutTheCheck: Story = {
  ...ScriptBlocked,
  tags: ['journey'],
  play: async (context) => {
    await ScriptBlocked.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Please complete the Cloudflare Turnstile check.')).toBeVisible();
  },
};

/** Waits 4 s for a script that offers nothing (spec section 9). */
export const ScriptWithoutACheck: Story = {
  tags: ['spec:9.human-check'],
  beforeEach: () => turnstile.remove(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/did not load/)).toBeVisible();
  },
};

export const UnsupportedBrowser: Story = {
  beforeEach: does('unsupported'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/doesn’t work in this browser/)).toBeVisible();
  },
};

export const NotConfigured: Story = {
  args: { siteKey: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the human check isn’t set up/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const TwoOnOnePage: Story = {
  tags: ['journey'],
  render: (args) => (
    <>
      <Form {...args} />
      <Form {...args} action="another_form" />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Human check complete')).toHaveLength(2));
    for (const button of canvas.getAllByRole('button', { name: 'Send' })) await userEvent.click(button);
    await expect(await canvas.findByText(/sent register_specialist/)).toBeVisible();
    await expect(await canvas.findByText(/sent another_form/)).toBeVisible();
  },
};

/** React's double effects leave one check, and none on unmount. */
export const Strict: Story = {
  tags: ['journey'],
  render: (args) => (
    <StrictMode>
      <ComesAndGoes {...args} />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Human check complete');
    await expect(turnstile.count()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(turnstile.count()).toBe(0);
  },
};

const ComesAndGoes = (args: HumanCheckOptions) => {
  const [there, setThere] = useState(true);
  return (
    <>
      <Button onClick={() => setThere(!there)}>{there ? 'Leave' : 'Come back'}</Button>
      {there && <Form {...args} />}
    </>
  );
};

/** The script looks for its container in the document, so the container is slotted. */
export const InAShadowRoot: Story = {
  tags: ['journey'],
  beforeEach: does('asks'),
  render: function InShadow(args) {
    const host = useRef<HTMLDivElement>(null);
    const humanCheck = (): HTMLElement => {
      const place = document.createElement('div');
      place.slot = 'check';
      host.current?.querySelector('[data-testid=shadow]')?.append(place);
      return place;
    };
    return (
      <div ref={host}>
        <ShadowStage>
          <TeleProvider
            apiBase="https://api.example.test"
            token="story"
            slots={{ humanCheck }}
            now={() => new Date(storyNow)}
          >
            <Form {...args} />
          </TeleProvider>
        </ShadowStage>
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const { all } = await placeOf(canvasElement);
    const check = await canvas.findByRole('button', { name: 'I am human' });
    await expect(check.closest('[slot=check]')?.assignedSlot?.closest('[role=group]')).toHaveAccessibleName(
      'Human check',
    );
    await userEvent.click(check);
    await userEvent.click(all.getByRole('button', { name: 'Send' }));
    await expect(await all.findByText('sent register_specialist.1')).toBeVisible();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <TeleRoot>
      <div style={{ inlineSize: 288 }}>
        <Form {...args} />
      </div>
    </TeleRoot>
  ),
  beforeEach: does('asks'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I am human' })).toBeVisible();
  },
};

export const Dark: Story = { ...Refused, globals: { scheme: 'dark' } };
