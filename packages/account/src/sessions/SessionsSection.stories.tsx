import { defaultHandlers, fail, mock, someSessions } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { SessionsSection } from './SessionsSection.tsx';

const meta = {
  title: 'Screens/Account/Sessions',
  component: SessionsSection,
  decorators: [teleStage],
  args: { onSignedOut: fn() },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
} satisfies Meta<typeof SessionsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Devices: Story = {
  play: async ({ canvas }) => {
    await expectState(async () => {
      await expect(await canvas.findByText('This device')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Sign out Safari on iPhone/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Sign out Chrome on Windows/ })).toBeNull();
      await expect(canvas.getByRole('button', { name: /^Disconnect Laman Street Clinic/ })).toBeVisible();
    });
  },
};
export const Dark: Story = { ...Devices, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Devices, decorators: [inHost({ inlineSize: '320px' })] };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('mySessions', () => new Promise<never>(() => undefined))),
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('mySessions', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await expectState(async () => {
      await expect(await canvas.findByText('Failed to load where you’re signed in')).toBeVisible();
    });
  },
};

export const EndsADevice: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let ended = false;
    msw.use(
      mock('mySessions', () => {
        const { devices, clinics } = someSessions();
        return { devices: ended ? devices.filter(({ isThis }) => isThis) : devices, clinics };
      }),
      mock('endOwnSession', () => {
        ended = true;
        return { ok: true };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out Safari on iPhone/ }));
    await expectState(async () => {
      await expect(await canvas.findByText('Signed out on Safari on iPhone.')).toBeVisible();
      await expect(canvas.queryByText('Safari on iPhone')).toBeNull();
    });
  },
};

export const NotEnded: Story = {
  beforeEach: ({ msw }) => msw.use(mock('endOwnSession', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out Safari on iPhone/ }));
    await expectState(async () => {
      await expect(await canvas.findByText('Failed to sign out')).toBeVisible();
    });
  },
};

/** A disconnected clinic signs the person in only after they agree. */
export const ConnectsAClinicAgain: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let disconnectedAt: string | null = '2026-11-21T09:45:00.000Z';
    msw.use(
      mock('mySessions', () => ({
        ...someSessions(),
        clinics: [{ partnerId: 'prt_1', name: 'Laman Street Clinic', until: null, disconnectedAt }],
      })),
      mock('connectClinic', () => {
        disconnectedAt = null;
        return { ok: true };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Disconnected .* It can’t sign you in\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect again Laman Street Clinic' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Laman Street Clinic can sign you in again.')).toBeVisible();
      await expect(await canvas.findByText('Can sign you in on its website')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Disconnect Laman Street Clinic' })).toBeVisible();
    });
  },
};

export const SignsOutEverywhere: Story = {
  tags: ['journey'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await expectState(async () => {
      await expect(args.onSignedOut).toHaveBeenCalledTimes(1);
    });
  },
};
