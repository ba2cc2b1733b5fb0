import type { ClinicDetails } from '@tele/core';
import { aMe, defaultHandlers, fail, mock, unreachable } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { ClinicDetailsSections } from './ClinicDetailsSections.tsx';
import '../section/AccountScreen.css';

const details: ClinicDetails = {
  detailsId: 'cde_1',
  clinic: 'Banksia Road Family Practice',
  enteredAt: '2026-11-21T03:10:00.000Z',
  name: 'Maeve Tran',
  phone: '+61491570006',
  gender: 'Female',
  dob: '1987-03-14',
  medicareOrIhi: '•••••••701',
  address: { street: '12 Laman Street', suburb: 'Cooks Hill', state: 'NSW', postalCode: '2300' },
};
const confirmedWith = fn<(body: object) => void>();

const meta = {
  title: 'Screens/Account/Clinic details',
  component: ClinicDetailsSections,
  decorators: [
    (Story) => (
      <div className="tele-account-screen">
        <Story />
      </div>
    ),
    teleStage,
  ],
  beforeEach: ({ msw }) => {
    confirmedWith.mockClear();
    msw.use(mock('myClinicDetails', { items: [details] }), ...defaultHandlers());
  },
} satisfies Meta<typeof ClinicDetailsSections>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Add details from Banksia Road Family Practice?';
const add = /^Add to profile/;
const dismiss = /^Don’t add/;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText('12 Laman Street, Cooks Hill NSW 2300')).toBeVisible();
    await expect(canvas.getByText('•••••••701')).toBeVisible();
    await expect(canvas.getByRole('button', { name: add })).toBeEnabled();
  },
};

export const Dark: Story = { ...Waiting, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Waiting, decorators: [inHost({ inlineSize: '320px' })] };

/** Lists only fields the profile lacks. */
export const OneField: Story = {
  beforeEach: ({ msw }) => {
    const none = { name: null, gender: null, dob: null, medicareOrIhi: null, address: null };
    msw.use(mock('myClinicDetails', { items: [{ ...details, ...none }] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0491 570 006')).toBeVisible();
    await expect(canvas.queryByText('Date of birth')).toBeNull();
  },
};

export const LongName: Story = {
  beforeEach: ({ msw }) => {
    const clinic = 'Wolfeschlegelsteinhausen and Featherstonehaugh-Cholmondeley Family Practice of Greater Newcastle';
    msw.use(mock('myClinicDetails', { items: [{ ...details, clinic }] }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: add })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Sends the time of entry, so newer details are not confirmed by mistake. */
export const Added: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let items = [details];
    msw.use(
      mock('myClinicDetails', () => ({ items })),
      mock('confirmClinicDetails', ({ body }) => {
        confirmedWith(body);
        items = [];
        return aMe();
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: add }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: title })).toBeNull());
    await expect(confirmedWith).toHaveBeenCalledWith({ enteredAt: details.enteredAt });
  },
};

export const NotAdded: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let items = [details];
    msw.use(
      mock('myClinicDetails', () => ({ items })),
      mock('dismissClinicDetails', () => {
        items = [];
        return { ok: true };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: dismiss }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: title })).toBeNull());
  },
};

/** Shows changed details before they can be added. */
export const Changed: Story = {
  beforeEach: ({ msw }) => {
    let phone = details.phone;
    msw.use(
      mock('myClinicDetails', () => ({ items: [{ ...details, phone }] })),
      mock('confirmClinicDetails', () => {
        phone = '+61491570157';
        return fail(412, 'STALE', 'These details have changed. Check them again.');
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: add }));
    await expectState(async () => {
      await expect(await canvas.findByText('These details have changed. Check them again.')).toBeVisible();
      await expect(canvas.getByText('0491 570 157')).toBeVisible();
    });
  },
};

export const AddingFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock('confirmClinicDetails', unreachable)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: add }));
    await expectState(async () => expect(await canvas.findByRole('alert')).toBeVisible());
  },
};

export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myClinicDetails', { items: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
